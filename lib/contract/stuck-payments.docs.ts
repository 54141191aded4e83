import type { Docs } from './openapi/docs';
import type * as stuckPayments from './stuck-payments';

export const docs: Docs<typeof stuckPayments> = {
  tag: 'Operators',
  schemas: {
    StuckPayment:
      'A payment that arrived for an order but could not be applied to it. `refund` is null before a refund is started',
  },
  parameters: {
    status: 'The status of the payments to return',
  },
  endpoints: {
    listStuckPayments: {
      summary:
        'Returns payments that could not be applied to an order, newest first: those awaiting a decision, or those refunded',
    },
    askAboutPayment: {
      summary:
        'Queries the gateway again about a payment with a wrong amount. If the gateway now reports the requested amount, the payment is applied to its order, or is refunded if the order can no longer accept it',
    },
    giveBackPayment: {
      summary:
        'Refunds the full amount of a payment that could not be applied to an order, or retries a failed refund. Returns 409 `conflict` if the refund is in progress or complete, or if the received amount is unknown',
    },
  },
};
