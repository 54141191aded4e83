import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id, IdParams, PageQuery, page, Time } from './fields';
import { ProductKind, Unit } from './kinds/contents';
import { BoughtFile } from './kinds/files';
import { ProductCard } from './products';
import { RefundStatus } from './refunds';

/**
 * The payment of a purchase, and the state of the last refund request; absent if nothing was paid. `canAsk` while the
 * promised period runs; after that a refund is requested on the order's page.
 */
const PurchaseRefund = z.object({
  orderId: Id,
  lineId: Id,
  status: RefundStatus.nullable(),
  until: Time,
  canAsk: z.boolean(),
});

/** `suspended` while a refund or dispute is in progress, `revoked` once the money is back. */
export const AccessStatus = z.enum(['active', 'suspended', 'revoked']);

/** The main action of a purchase: watch, listen or open. */
export const PurchaseUse = z.enum(['watch', 'listen', 'open']);
export type PurchaseUse = z.output<typeof PurchaseUse>;

export const PurchaseCard = z.object({
  _id: Id,
  product: ProductCard,
  kind: ProductKind,
  /** how much of it can be opened now */
  holds: z.object({ count: z.int(), unit: Unit }),
  /** the same again for files, for clients that do not read that yet; otherwise 0 */
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

/** A purchase of any kind. Its kind serves the content at its own address. */
export const PurchaseView = PurchaseCard.extend({
  /** its files while it is active, for clients that do not ask the kind yet */
  files: z.array(BoughtFile),
  orderId: Id.nullable(),
  version: z.int(),
  /** the days for a refund, as promised at the time of the purchase; null if nothing was paid */
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
