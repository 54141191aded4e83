import type { Docs } from './openapi/docs';
import type * as purchases from './purchases';

export const docs: Docs<typeof purchases> = {
  tag: 'Purchases',
  schemas: {
    AccessStatus:
      'Whether a purchase can be used: `suspended` while its money goes back or is disputed, `revoked` once it is back',
    PurchaseUse:
      'What one does with what was bought: watch, listen, attend, book lessons of a package, or open',
    PurchaseCard: 'A purchase in a list, with its state',
    PurchaseView: 'A purchase: what it is of, how far it can be used, its order and refund',
  },
  endpoints: {
    listPurchases: {
      summary: 'What one has bought, newest first',
    },
    getPurchase: {
      summary: 'A purchase: what it is of, in which state it is, its order and refund',
    },
  },
};
