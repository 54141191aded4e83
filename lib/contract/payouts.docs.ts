import type { Docs } from './openapi/docs';
import type * as payouts from './payouts';

export const docs: Docs<typeof payouts> = {
  tag: 'Payouts',
  schemas: {
    PayoutStatus: 'Where a payout stands',
    MethodType: 'How money gets there: to a bank by wire, or to an account at the payment provider',
    PayoutSchedule: 'Payouts on request, or by themselves on the first of each month',
    PayoutFailure: 'Why a payout failed',
    PayoutView: 'Money on its way to a creator',
    UnpaidReason: 'Why money is not paid out yet. While one that `blocks` stands, nothing can be asked for',
    PayoutOptions: 'What can be paid out now and where to; for what cannot, why',
  },
  parameters: {
    lang: 'The language of the statement',
  },
  endpoints: {
    getPayoutOptions: {
      summary: 'What can be paid out now and where to; for what cannot, why, and what to do',
    },
    listPayouts: {
      summary: 'The payouts of whoever earns, newest first',
    },
    requestPayout: {
      summary:
        'Asks for a payout to the own method in use: one at a time, at most what is available less what is owed',
      example: { amount: 5000, currency: 'USD', password: 'طائر-أزرق-2026' },
    },
    cancelPayout: {
      summary: 'Takes an own payout back that nobody has begun; the amount is available again',
    },
    putPayoutSchedule: {
      summary: 'Payouts on request, or by themselves on the first of each month',
      example: { schedule: 'monthly', password: 'طائر-أزرق-2026' },
    },
    getPayoutStatement: {
      summary: 'The statement of an own payout as a PDF, in Arabic or English',
    },
  },
};
