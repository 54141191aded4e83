import type { Docs } from './openapi/docs';
import type * as operatorSales from './operator-sales';

export const docs: Docs<typeof operatorSales> = {
  tag: 'Operators',
  schemas: {
    SaleRow: 'An order, as listed for operators',
    SaleLine: 'A line of an order with its split',
    SalePayment: 'A payment of an order with its receipts',
    SaleRefundView: 'A refund, as shown to operators',
    SaleJournal: 'A journal of the ledger that belongs to an order',
    SaleStory: 'The full record of an order',
  },
  endpoints: {
    listSales: {
      summary:
        'Returns orders, newest first, found by order number, by the buyer’s full email address or phone number (also of a deleted account), by a reference of the gateway or the bank, or by an id',
    },
    getSaleStory: {
      summary:
        'Returns the full record of an order: lines with their split, payments and receipts, refunds, disputes, journals, access, notifications',
    },
  },
};
