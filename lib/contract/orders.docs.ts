import type { Docs } from './openapi/docs';
import { EXAMPLE_ID } from './openapi/example-values';
import type * as orders from './orders';

export const docs: Docs<typeof orders> = {
  tag: 'Orders',
  schemas: {
    OrderStatus: 'Where an order stands between checking out and being paid, refunded or given up',
    PaymentStatus: 'Where a payment stands at its gateway',
    TransferView:
      'How to pay an order by bank transfer, and what became of the receipt that was sent in last',
    OrderView: 'An order with its lines and its payment',
    SandboxPage: 'What the sandbox gateway’s own payment page shows',
    TypedProof: 'The title that the buyer types to confirm',
  },
  parameters: {
    gateway: 'The way to pay; the first that is on, where it is left out',
  },
  endpoints: {
    createOrder: {
      summary:
        'Checks out the cart, or one product at once: makes the order at the server’s prices and opens its payment. `expectedTotal` is what the buyer saw; where the total is another, nothing is ordered (409 cart_changed)',
      example: {
        productId: EXAMPLE_ID,
        expectedTotal: { amount: 1900, currency: 'USD' },
        gateway: 'sandbox',
      },
    },
    getOrder: {
      summary: 'An order of the caller, with its payment',
    },
    retryPayment: {
      summary:
        'Opens a new payment for an order of the caller: after a payment that failed or was given back, or instead of a bank transfer that was not made yet. What was ordered must still be for sale at the same price',
    },
    receiveWebhook: {
      summary: "A payment gateway's signed event: stored once, then handled",
      parameters: { gateway: 'The gateway that calls' },
    },
    getSandboxPage: {
      summary: 'What the sandbox gateway’s own payment page shows; only where that gateway is on',
    },
    paySandbox: {
      summary: 'Pays on the sandbox gateway’s page with a test card',
      example: { card: '4242 4242 4242 4242' },
    },
    answerChallenge: {
      summary:
        'Answers the bank’s page for 3-D Secure: the code that proves the card’s owner (123456 for all test cards), or null from an owner who does not pay',
      example: { code: '123456' },
    },
  },
};
