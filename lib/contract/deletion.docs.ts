import type * as deletion from './deletion';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof deletion> = {
  tag: 'Account',
  endpoints: {
    getDeletion: {
      summary:
        'Returns what the deletion of the caller’s account would affect: money still owed, open payouts, purchases and sales',
    },
    requestDeletion: {
      summary:
        'Hides the caller’s account at once, ends all its sign-in sessions, and schedules its deletion for 14 days later. Returns 409 if a payout is open, a booking is ahead, or an amount owed to the caller is missing from `balances`',
      example: {
        handle: 'sara_writes',
        password: 'طائر-أزرق-2026',
        balances: [{ amount: 100, currency: 'USD' }],
      },
    },
    undoDeletion: {
      summary:
        'Cancels the deletion of the caller’s account within its 14 days. The account becomes visible to others again',
    },
  },
};
