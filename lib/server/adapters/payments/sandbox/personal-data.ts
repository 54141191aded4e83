import type { PersonalData } from '@/lib/server/personal-data-port';

// What a gateway of the real world keeps at its own place: play money, and the numbers of payments.
export const personalData: PersonalData = {
  tables: {
    sandbox_intents: { impersonal: 'payments of play money, by the payment’s number' },
    sandbox_refunds: { impersonal: 'refunds of play money' },
    sandbox_disputes: { impersonal: 'disputes of play money' },
  },
};
