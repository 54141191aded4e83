import type { Docs } from './openapi/docs';
import { EXAMPLE_ID } from './openapi/example-values';
import type * as refunds from './refunds';

export const docs: Docs<typeof refunds> = {
  tag: 'Refunds',
  schemas: {
    RefundReason: 'The reason for a refund, given by the buyer or assigned by the platform',
    RefundStatus:
      'The status of a refund: `requested` until it is decided, `granted` while the money is on its way to the buyer',
    Cancelled: 'The kind of item that was cancelled, and the party that cancelled it',
    RefundView: 'A refund or a refund request. `cancelled` is present if `reason` is `cancelled`',
    NoRefund: 'The reason why no refund of an order line can be requested',
    NotAtOnce:
      'The reason why a refund request is not granted immediately, but decided by the seller or an operator',
    RefundTerms:
      'The refundable amount of an order line and the terms of its refund. `refusal` is null if a refund can be requested',
    OrderRefunds: 'The refund terms of each line of an order, its refunds, and its dispute',
    RefundRequest: 'A buyer’s refund request. `lineId` is optional for an order with one line',
    OwnRefund: 'A refund of one of the caller’s purchases',
    SaleView: 'A sold order line with its refunds, as its seller and operators see it',
    SaleRefund: 'A refund that a seller gives, with or without a request from the buyer',
    RefundRow: 'A refund in a list for sellers or operators',
    RefundQueue: 'A filter for refunds: `waiting` for a decision, `failed` at the gateway, or `all`',
    QueueQuery: 'The filter and pagination of a list of refunds',
    Grant:
      'The decision to grant a refund request. `amount` limits the refund to a part of the requested amount',
    DeclineRefund: 'The reason for declining a refund request',
  },
  parameters: {
    of: 'A filter for refunds: `waiting` for a decision, `failed` at the gateway, or `all`',
  },
  endpoints: {
    getOrderRefunds: {
      summary:
        'Returns the refund terms of each line of one of the caller’s orders, and the refunds of the order',
    },
    requestRefund: {
      summary:
        'Requests a refund of a line of one of the caller’s orders. The request is granted immediately if it meets the seller’s policy, and is otherwise decided by the seller or an operator. Returns 409 `not_refundable` if the line cannot be refunded',
      example: { lineId: EXAMPLE_ID, reason: 'changed_mind', note: 'لم أعد أحتاجه' },
    },
    listOwnRefunds: {
      summary: 'Returns the refunds of the caller’s purchases, newest first, with the status of each',
    },
    getSale: {
      summary: 'Returns an order line that the caller sold, with its refunds',
    },
    refundSale: {
      summary:
        'Refunds an amount of an order line that the caller sold, with or without a request from the buyer. The amount is in minor units. Returns 409 `refund_uncovered` if the seller’s balance does not cover it',
      example: { amount: 100, answer: 'عذرًا على الإزعاج' },
    },
    listSaleRefunds: {
      summary: 'Returns the refunds of the caller’s sales, newest first',
    },
    grantRefund: {
      summary:
        'Grants a buyer’s refund request, in full or in part. Returns 409 `refund_uncovered` if the seller’s balance does not cover it',
      example: { amount: 100, answer: 'على الرحب' },
    },
    declineRefund: {
      summary:
        'Declines a buyer’s refund request, with a reason. Returns 409 `conflict` if the request is already decided',
      example: { answer: 'استُخدم كله' },
    },
  },
};
