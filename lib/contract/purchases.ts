import { z } from 'zod';
import { CANCEL_CAUSES } from './choices';
import { endpoint } from './endpoint';
import { Id, IdParams, Image, PageQuery, page, Time } from './fields';
import { ProductKind, Unit } from './kinds/contents';
import { BoughtFile } from './kinds/files';
import { Behind, PostOnSale } from './paid-posts';
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

/** The main action of a bought product: watch, listen, attend, book lessons, take an assessment, or open. */
export const PurchaseUse = z.enum(['watch', 'listen', 'attend', 'book', 'take', 'open']);
export type PurchaseUse = z.output<typeof PurchaseUse>;

const Purchase = z.object({
  _id: Id,
  grantedAt: Time,
  access: AccessStatus,
  isDisputed: z.boolean(),
  /** why it was cancelled, as a booking is; null where it was not */
  cancelledFor: z.enum(CANCEL_CAUSES).nullable(),
  refund: PurchaseRefund.nullable().default(null),
});

const BoughtProduct = Purchase.extend({
  product: ProductCard,
  post: z.null().default(null),
  kind: ProductKind,
  /** how much of it can be opened now */
  holds: z.object({ count: z.int(), unit: Unit }),
  /** the same again for files, for clients that do not read that yet; otherwise 0 */
  filesCount: z.int(),
  use: PurchaseUse,
});
export type BoughtProduct = z.output<typeof BoughtProduct>;

const BoughtPost = Purchase.extend({
  product: z.null(),
  post: PostOnSale.extend({
    behind: Behind,
    /** its first free picture */
    cover: Image.nullable(),
    /** the buyer has opened it */
    isRead: z.boolean(),
    /** its page can be seen by the buyer; without one it is read in the library */
    isVisible: z.boolean(),
  }),
  kind: z.null(),
  use: z.literal('read'),
});
export type BoughtPost = z.output<typeof BoughtPost>;

/** A product or a paid post. */
export const PurchaseCard = z.union([BoughtProduct, BoughtPost]);
export type PurchaseCard = BoughtProduct | BoughtPost;

export const listPurchases = endpoint({
  id: 'listPurchases',
  method: 'GET',
  path: '/posts/purchased',
  access: 'member',
  query: PageQuery,
  response: page(PurchaseCard),
});

const Sale = z.object({
  /** of a product while it is active, for clients that do not ask the kind yet */
  files: z.array(BoughtFile),
  orderId: Id.nullable(),
  version: z.int(),
  /** the days for a refund, as promised at the time of the purchase; null if nothing was paid */
  refundDays: z.int().nullable().default(null),
});

/** A purchase. What was bought has an address of its own: that of the product's kind, or the post's locked part. */
export const PurchaseView = z.union([BoughtProduct.extend(Sale.shape), BoughtPost.extend(Sale.shape)]);

export const getPurchase = endpoint({
  id: 'getPurchase',
  method: 'GET',
  path: '/entitlements/{id}',
  access: 'owner',
  params: IdParams,
  response: PurchaseView,
});
