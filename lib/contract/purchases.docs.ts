import type { Docs } from './openapi/docs';
import type * as purchases from './purchases';

export const docs: Docs<typeof purchases> = {
  tag: 'Purchases',
  schemas: {
    AccessStatus:
      'The access granted by a purchase: `suspended` while a refund or dispute is in progress, `revoked` once the money has been returned',
    PurchaseUse:
      'The main action of a purchased product: watch, listen, attend, book sessions of a package, take a quiz, or open',
    PurchaseCard: 'A purchase in a list: a product or a paid post, with its access status',
    PurchaseView: 'A purchase of a product or a paid post, with its access status, order and refund',
  },
  endpoints: {
    listPurchases: {
      summary: 'Returns the caller’s purchases, newest first',
    },
    getPurchase: {
      summary: 'Returns one of the caller’s purchases, with its access status, order and refund',
    },
  },
};
