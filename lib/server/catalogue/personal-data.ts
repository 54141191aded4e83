import type { PersonalData } from '@/lib/server/personal-data-port';

export const personalData: PersonalData = {
  tables: {
    categories: { impersonal: 'what everybody chooses from' },
    interests: { impersonal: 'what everybody chooses from' },
  },
};
