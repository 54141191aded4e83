import type { Docs } from './openapi/docs';
import type * as postPayments from './post-payments';

export const docs: Docs<typeof postPayments> = {
  tag: 'Posts',
  endpoints: {
    generatePaymentIntentLink: {
      summary:
        'Creates an order for the locked part of a post, or for a tip to its author, and returns the link to its payment page. Returns 409 `cart_changed` if the total of a purchase differs from `expectedTotal`',
      example: { kind: 'purchase', expectedTotal: { amount: 500, currency: 'USD' }, gateway: 'sandbox' },
    },
    createTip: {
      summary:
        'Creates an order for a tip to an author from the author’s profile, and returns the link to its payment page. A tip gives access to no content',
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
