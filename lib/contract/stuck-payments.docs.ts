import type { Docs } from './openapi/docs';
import type * as stuckPayments from './stuck-payments';

export const docs: Docs<typeof stuckPayments> = {
  tag: 'Operators',
  schemas: {
    StuckPayment: 'A payment that arrived for an order that could not take it',
  },
  parameters: {
    status: 'Only those in this state',
  },
  endpoints: {
    listStuckPayments: {
      summary:
        'Payments that an order could not take, newest first: those that wait for a decision, or those that went back',
    },
    askAboutPayment: {
      summary:
        'Asks the gateway again about a payment of a wrong amount. Where it now says what was asked for, the payment counts: the order is paid by it, or it goes back where the order can no longer take it',
    },
    giveBackPayment: {
      summary:
        'Gives the money of a payment that no order took back at the gateway, whole; again where that failed. 409 where it is on its way already',
    },
  },
};
