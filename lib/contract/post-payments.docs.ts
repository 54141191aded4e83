import type { Docs } from './openapi/docs';
import type * as postPayments from './post-payments';

export const docs: Docs<typeof postPayments> = {
  tag: 'Posts',
  endpoints: {
    generatePaymentIntentLink: {
      summary:
        'Buys the locked part of a post, or gives its author a tip: makes the order and answers the link to its payment page. `expectedTotal` is what the buyer saw; another total is 409 cart_changed',
      example: { kind: 'purchase', expectedTotal: { amount: 500, currency: 'USD' }, gateway: 'sandbox' },
    },
    createTip: {
      summary:
        'Gives an author a tip from their profile: makes the order and answers the link to its payment page. A tip buys nothing',
      parameters: { id: 'The id of the author' },
      example: {
        amount: { amount: 500, currency: 'USD' },
        namedTo: 'author',
        word: 'شكرًا على ما تكتب',
        isConfirmed: false,
        gateway: 'sandbox',
      },
    },
  },
};
