import type { Docs } from './openapi/docs';
import { EXAMPLE_ID } from './openapi/example-values';
import type * as refunds from './refunds';

export const docs: Docs<typeof refunds> = {
  tag: 'Refunds',
  schemas: {
    RefundReason: 'Why money goes back: for what the buyer said, or for a reason of the house',
    RefundStatus: '`requested` waits for a decision, `granted` is on its way to the buyer',
    Cancelled: 'What was cancelled, and who cancelled it',
    RefundView: 'Money that goes back, or was asked back',
    NoRefund: 'Why a line cannot be given back by asking',
    NotAtOnce: 'Why a refund is not granted at once, and the seller or an operator decides',
    RefundTerms: 'What of an order’s line can be given back, and on which terms',
    OrderRefunds: 'What of an order can be given back, and what was',
    RefundRequest: 'What a buyer writes when they ask for a refund',
    OwnRefund: 'A refund of something the caller bought',
    SaleView: 'A sold line with what has gone back of it, as its seller and operators see it',
    SaleRefund: 'A refund that a seller gives on their own',
    RefundRow: 'A refund as a queue shows it',
    RefundQueue: 'Which refunds: those that wait for a decision, those that failed at the gateway, or all',
    QueueQuery: 'Filters and place of a page of refund requests',
    Grant: 'How much of a requested refund is granted',
    DeclineRefund: 'Why a refund request is declined',
  },
  parameters: {
    of: 'Which of the refunds',
  },
  endpoints: {
    getOrderRefunds: {
      summary: 'What of an own order can be given back, on which terms, and what was',
    },
    requestRefund: {
      summary:
        'Asks for a line of an own order to be refunded: within the seller’s policy it is granted at once, outside of it the seller or the operator decides',
      example: { lineId: EXAMPLE_ID, reason: 'changed_mind', note: 'لم أعد أحتاجه' },
    },
    listOwnRefunds: {
      summary: 'Refunds of what the caller bought, newest first, with what became of each',
    },
    getSale: {
      summary: 'A line that the caller has sold, with what was given back of it',
    },
    refundSale: {
      summary: 'The seller gives back so much of a line they sold, asked or not; in minor units',
      example: { amount: 100, answer: 'عذرًا على الإزعاج' },
    },
    listSaleRefunds: {
      summary: 'Refunds of what the caller sold, newest first',
    },
    grantRefund: {
      summary: 'The seller grants what a buyer asked for, wholly or so much of it',
      example: { amount: 100, answer: 'على الرحب' },
    },
    declineRefund: {
      summary: 'The seller declines what a buyer asked for, and says why',
      example: { answer: 'استُخدم كله' },
    },
  },
};
