import type { PersonalData } from '@/lib/server/personal-data-port';

export const personalData: PersonalData = {
  tables: {
    cities: { impersonal: 'what everybody chooses from' },
    industries: { impersonal: 'what everybody chooses from' },
    industry_sections: { impersonal: 'what everybody chooses from' },
  },
};
