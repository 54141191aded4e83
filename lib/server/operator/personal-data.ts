import type { PersonalData } from '@/lib/server/personal-data-port';

export const personalData: PersonalData = {
  tables: { operator_news: { impersonal: 'what operators were told of, by its own number' } },
};
