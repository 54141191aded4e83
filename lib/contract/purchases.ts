import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id, IdParams, PageQuery, page, Time } from './fields';
import { ProductKind, Unit } from './kinds/contents';
import { BoughtFile } from './kinds/files';
import { ProductCard } from './products';
import { RefundStatus } from './refunds';

/**
 * By what a purchase was paid, and what became of the refund asked for last; there is none where nothing was paid.
 * `canAsk` while the time promised for it runs; after that it is asked for at the order.
 */
const PurchaseRefund = z.object({
  orderId: Id,
  lineId: Id,
  status: RefundStatus.nullable(),
  until: Time,
  canAsk: z.boolean(),
});

/** `suspended` while its money is on the way back or in dispute, `revoked` once it is back. */
export const AccessStatus = z.enum(['active', 'suspended', 'revoked']);

/** What one does with a purchase: it is looked at, heard, or opened. */
export const PurchaseUse = z.enum(['watch', 'listen', 'open']);
export type PurchaseUse = z.output<typeof PurchaseUse>;

export const PurchaseCard = z.object({
  _id: Id,
  product: ProductCard,
  kind: ProductKind,
  /** how much of it can be opened now */
  holds: z.object({ count: z.int(), unit: Unit }),
  /** the same once more where it is files, for those who do not read that yet; else 0 */
  filesCount: z.int(),
  grantedAt: Time,
  access: AccessStatus,
  use: PurchaseUse,
  isDisputed: z.boolean(),
  refund: PurchaseRefund.nullable().default(null),
});

export type PurchaseCard = z.output<typeof PurchaseCard>;

export const listPurchases = endpoint({
  id: 'listPurchases',
  method: 'GET',
  path: '/posts/purchased',
  access: 'member',
  summary: 'What one has bought, newest first',
  query: PageQuery,
  response: page(PurchaseCard),
});

/** A purchase, whatever it is of. What it holds, its kind answers at an address of its own. */
export const PurchaseView = PurchaseCard.extend({
  /** its files while it is active, for those who do not ask the kind yet */
  files: z.array(BoughtFile),
  orderId: Id.nullable(),
  version: z.int(),
  /** within how many days of the purchase it can be refunded, as promised then; null where nothing was paid */
  refundDays: z.int().nullable().default(null),
});

export const getPurchase = endpoint({
  id: 'getPurchase',
  method: 'GET',
  path: '/entitlements/{id}',
  access: 'owner',
  summary: 'A purchase: what it is of, in which state it is, its order and refund',
  params: IdParams,
  response: PurchaseView,
});
