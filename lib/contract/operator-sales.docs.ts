import type { Docs } from './openapi/docs';
import type * as operatorSales from './operator-sales';

export const docs: Docs<typeof operatorSales> = {
  tag: 'Operators',
  schemas: {
    SaleRow: 'An order in the operators’ list',
    SaleLine: 'A line of an order with its split',
    SalePayment: 'A payment of an order with its receipts',
    SaleRefundView: 'A refund as operators see it',
    SaleJournal: 'A journal of the ledger that belongs to an order',
    SaleStory: 'All of one order',
  },
  endpoints: {
    listSales: {
      summary:
        'Orders, the newest first; found by their number, the buyer’s whole e-mail address or phone number (of a deleted account, too), a reference of the gateway or the bank, or an id',
    },
    getSaleStory: {
      summary:
        'All of one order: lines with their split, payments and receipts, refunds, disputes, journals, access, notices',
    },
  },
};
