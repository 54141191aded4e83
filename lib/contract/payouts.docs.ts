import type { Docs } from './openapi/docs';
import type * as payouts from './payouts';

export const docs: Docs<typeof payouts> = {
  tag: 'Payouts',
  schemas: {
    PayoutStatus: 'The status of a payout',
    MethodType:
      'The type of a payout method: a wire transfer to a bank account, or an account at the payment provider',
    PayoutSchedule: 'The schedule of payouts: on request, or automatically on the first of each month',
    PayoutFailure: 'The reason why a payout failed',
    PayoutView: 'A payout to a creator. `method` is null for a payout to an account at the payment provider',
    UnpaidReason:
      'A reason why money cannot be paid out yet. No payout can be requested while a reason with `blocks` applies',
    PayoutOptions:
      'The amount that can be paid out now, the payout method in use, and the reasons why other money cannot be paid out yet',
  },
  parameters: {
    lang: 'The language of the statement',
  },
  endpoints: {
    getPayoutOptions: {
      summary:
        'Returns the amount that the caller can have paid out now, the payout method in use, and the reasons why other money cannot be paid out yet',
    },
    listPayouts: {
      summary: 'Returns the caller’s payouts, newest first',
    },
    requestPayout: {
      summary:
        'Requests a payout to the caller’s payout method in use. The amount is at most the available balance less debts. Returns 409 `payout_open` if another payout is in progress',
      example: { amount: 5000, currency: 'USD', password: 'طائر-أزرق-2026' },
    },
    cancelPayout: {
      summary:
        'Cancels one of the caller’s payouts and makes its amount available again. Returns 409 `conflict` if the payout has been started or is closed',
    },
    putPayoutSchedule: {
      summary:
        'Sets the schedule of the caller’s payouts: on request, or automatically on the first of each month',
      example: { schedule: 'monthly', password: 'طائر-أزرق-2026' },
    },
    getPayoutStatement: {
      summary: 'Returns the statement of one of the caller’s payouts as a PDF, in Arabic or English',
    },
  },
};
