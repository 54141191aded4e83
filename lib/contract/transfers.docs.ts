import type { Docs } from './openapi/docs';
import type * as transfers from './transfers';

export const docs: Docs<typeof transfers> = {
  tag: 'Bank transfers',
  schemas: {
    ReceiptStatus: 'What became of a receipt',
    Rejection: 'Why a receipt was rejected',
    ReceiptRow: 'The receipt of a bank transfer, as operators see it',
    TransferRefundRow: 'Money of a bank transfer that is to be sent back by hand',
    SentBack: 'The money was sent back, under the bank’s number of it',
  },
  parameters: {
    status: 'Only those in this state',
  },
  endpoints: {
    submitReceipt: {
      summary:
        'Sends in the receipt of a bank transfer for an own order: a picture or a PDF, as multipart/form-data in the field `file`. A receipt that was used before is 409 receipt_used',
    },
    listReceipts: {
      summary:
        'Receipts of bank transfers: those that wait, oldest first, or those that were decided, newest first',
    },
    getReceiptFile: {
      summary: 'The receipt itself: a picture, or a PDF as an attachment',
    },
    approveReceipt: {
      summary:
        'The transfer has arrived: settles its order. `received` must be what is due; a bank reference that has paid another order is 409 reference_used',
      example: { received: { amount: 1900, currency: 'USD' }, bankReference: 'FT20261121' },
    },
    rejectReceipt: {
      summary: 'The receipt proves nothing: the buyer is told why, and may send another while there is time',
      example: { reason: 'unreadable', note: 'الصورة معتمة' },
    },
    listTransferRefunds: {
      summary: 'Money of bank transfers that is to be sent back by hand, oldest first',
    },
    settleTransferRefund: {
      summary: 'Money was sent back, or could not be',
      example: { status: 'succeeded', bankReference: 'FT20261122' },
    },
  },
};
