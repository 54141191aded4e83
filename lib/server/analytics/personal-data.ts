import type { PersonalData } from '@/lib/server/personal-data-port';

export const personalData: PersonalData = {
  tables: { event_counts: { impersonal: 'how often something was done on a day, by anybody' } },
};
