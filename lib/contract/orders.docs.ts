import type { Docs } from './openapi/docs';
import { EXAMPLE_ID } from './openapi/example-values';
import type * as orders from './orders';

export const docs: Docs<typeof orders> = {
  tag: 'Orders',
  schemas: {
    OrderStatus: 'The state of an order, from checkout to payment, refund, expiry or cancellation',
    PaymentStatus: 'The state of a payment at its gateway',
    TransferView: 'The instructions for paying an order by bank transfer, and the state of the last receipt',
    OrderView: 'An order with its lines and its payment',
    SandboxPage: 'The content of the sandbox gateway’s payment page',
    TypedProof: 'The code that the card’s owner types on the bank’s page',
  },
  parameters: {
    gateway: 'The payment method. Defaults to the first one that is enabled',
  },
  endpoints: {
    createOrder: {
      summary:
        'Creates an order for the cart, or for a single product, at the server’s prices, and opens its payment. `expectedTotal` is the total that the buyer saw. Returns 409 `cart_changed` if the actual total differs',
      example: {
        productId: EXAMPLE_ID,
        expectedTotal: { amount: 1900, currency: 'USD' },
        gateway: 'sandbox',
      },
    },
    getOrder: {
      summary: 'Returns one of the caller’s orders, with its payment',
    },
    retryPayment: {
      summary:
        'Opens a new payment for one of the caller’s orders: after a payment that failed or was returned, or instead of a bank transfer that was not made yet. Returns 409 unless everything ordered is still for sale at the same price',
    },
    receiveWebhook: {
      summary: 'Receives a signed event from a payment gateway, which is stored once and then handled',
      parameters: { gateway: 'The gateway that sends the event' },
    },
    getSandboxPage: {
      summary:
        'Returns the content of the sandbox gateway’s payment page. Available only if that gateway is enabled',
    },
    paySandbox: {
      summary: 'Pays on the sandbox gateway’s page with a test card',
      example: { card: '4242 4242 4242 4242' },
    },
    answerChallenge: {
      summary:
        'Answers the 3-D Secure challenge of the sandbox gateway. `code` proves the card’s owner (123456 for all test cards). It is null if the owner does not pay',
      example: { code: '123456' },
    },
  },
};
