import type { PersonalData } from '@/lib/server/personal-data-port';

export const personalData: PersonalData = {
  tables: {
    entitlements: {
      copied: { mine: 't.holder_id = me' },
      kept: 'the books: what was sold',
    },
  },
};
