import type * as deletion from './deletion';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof deletion> = {
  tag: 'Account',
  endpoints: {
    getDeletion: {
      summary: 'What deleting the own account would mean: money still owed, payouts under way, purchases',
    },
    requestDeletion: {
      summary: 'Hides the account at once, signs it out everywhere and has it deleted 14 days later',
      example: {
        handle: 'sara_writes',
        password: 'طائر-أزرق-2026',
        balances: [{ amount: 100, currency: 'USD' }],
      },
    },
    undoDeletion: {
      summary: 'Takes the deletion back, within its 14 days; the account is there for others again',
    },
  },
};
