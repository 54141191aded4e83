import type { PersonalData } from '@/lib/server/personal-data-port';

export const personalData: PersonalData = {
  tables: {
    setup_steps: { copied: { mine: 't.user_id = me' }, gone: 't.user_id = me' },
  },
};
