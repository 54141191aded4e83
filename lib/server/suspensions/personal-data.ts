import type { PersonalData } from '@/lib/server/personal-data-port';

export const personalData: PersonalData = {
  tables: {
    suspensions: {
      copied: { mine: 't.user_id = me', without: ['suspended_by', 'restored_by'] },
      kept: 'history: why an operator closed an account',
    },
  },
};
