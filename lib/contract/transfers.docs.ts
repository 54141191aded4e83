import type { Docs } from './openapi/docs';
import type * as transfers from './transfers';

export const docs: Docs<typeof transfers> = {
  tag: 'Bank transfers',
  schemas: {
    ReceiptStatus: 'The status of a receipt',
    Rejection: 'The reason for rejecting a receipt',
    ReceiptRow: 'The receipt of a bank transfer, as operators see it',
    TransferRefundRow: 'A refund of a bank transfer that an operator has to send manually',
    SentBack: 'The report of a refund that was sent manually, with the bank’s reference',
  },
  parameters: {
    status: 'The status of the receipts to return',
  },
  endpoints: {
    submitReceipt: {
      summary:
        'Submits the receipt of a bank transfer for one of the caller’s orders: an image or a PDF, as multipart/form-data in the field `file`. Returns 409 `receipt_used` if the receipt was submitted before',
    },
    listReceipts: {
      summary:
        'Returns the receipts of bank transfers with a given status. Receipts awaiting a decision are sorted oldest first, decided receipts newest first',
    },
    getReceiptFile: {
      summary: 'Returns the file of a receipt: an image, or a PDF as an attachment',
    },
    approveReceipt: {
      summary:
        'Approves a receipt and settles its order. Returns 422 if `received` differs from the amount due, and 409 `reference_used` if the bank reference is already recorded',
      example: { received: { amount: 1900, currency: 'USD' }, bankReference: 'FT20261121' },
    },
    rejectReceipt: {
      summary:
        'Rejects a receipt and notifies the buyer of the reason. The buyer may submit another receipt while the order is open',
      example: { reason: 'unreadable', note: 'الصورة معتمة' },
    },
    listTransferRefunds: {
      summary: 'Returns the refunds of bank transfers to be sent manually, oldest first',
    },
    settleTransferRefund: {
      summary:
        'Records that the refund of a bank transfer was sent, or that it failed. Returns 409 `conflict` if the result was recorded before',
      example: { status: 'succeeded', bankReference: 'FT20261122' },
    },
  },
};
