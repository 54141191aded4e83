import type { PersonalData } from '@/lib/server/personal-data-port';

export const personalData: PersonalData = {
  tables: {
    card_tries: {
      copied: { mine: 't.payer_id = me', without: ['ref', 'address', 'card'] },
      gone: 't.payer_id = me',
    },
    card_alarms: { impersonal: 'when many cards were refused, and how many' },
  },
};
