import { z } from 'zod';
import { endpoint, MOST_WRITES } from './endpoint';
import { Id, IdParams, PageQuery, page, Time } from './fields';
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

/** What one does with a purchase: its files are looked at, heard, or opened. */
export const PurchaseUse = z.enum(['watch', 'listen', 'open']);

export const PurchaseCard = z.object({
  _id: Id,
  product: ProductCard,
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

export const PurchaseView = PurchaseCard.omit({ use: true, isDisputed: true }).extend({
  /** there are files only while it is active */
  files: z.array(z.object({ _id: Id, name: z.string(), size: z.int(), mime: z.string() })),
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
  summary: 'A purchase, opened: its files',
  params: IdParams,
  response: PurchaseView,
});

export const createDownloadLink = endpoint({
  id: 'createDownloadLink',
  method: 'POST',
  path: '/entitlements/{id}/files/{fileId}/link',
  access: 'member',
  summary: 'A signed link to one bought file, good for 60 seconds; 403 for whoever did not buy it',
  params: z.object({ id: Id, fileId: Id }),
  response: z.object({ url: z.string(), expiresAt: Time }),
  errors: ['not_entitled', 'not_found'],
  rateLimit: MOST_WRITES,
});

export const downloadFile = endpoint({
  id: 'downloadFile',
  method: 'GET',
  path: '/downloads/{token}',
  access: 'signed',
  summary: 'The file behind a signed link, with ranges; the entitlement is checked again',
  params: z.object({ token: z.string().max(2000) }),
  response: z.unknown(),
  errors: ['forbidden', 'not_entitled'],
  raw: true,
  gives: ['*/*'],
  proof: 'link',
});
