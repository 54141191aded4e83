import type { PersonalData } from '@/lib/server/personal-data-port';

export const personalData: PersonalData = {
  tables: {
    connected_accounts: { copied: { mine: 't.user_id = me' }, gone: 't.user_id = me' },
  },
};
