import { z } from 'zod';
import { toLatinDigits } from '@/lib/shared/arabic';
import { REJECTIONS } from './choices';
import { endpoint } from './endpoint';
import { Done, Id, IdParams, Money, PageQuery, Person, page, Time } from './fields';
import { OrderView } from './orders';

/** Most bytes of a receipt. */
export const RECEIPT_MAX_BYTES = 10 * 1024 * 1024;

export const submitReceipt = endpoint({
  id: 'submitReceipt',
  method: 'POST',
  path: '/orders/{id}/receipts',
  access: 'owner',
  params: IdParams,
  response: OrderView,
  answers: 'getOrder',
  status: 201,
  errors: [
    'bad_request',
    'order_closed',
    'receipt_used',
    'too_large',
    'unsupported_media',
    'invalid',
    'unavailable',
  ],
  rateLimit: { max: 30, seconds: 3600 },
  raw: true,
  takes: 'file',
});

export const ReceiptStatus = z.enum(['submitted', 'approved', 'rejected']);
export const Rejection = z.enum(REJECTIONS);
export type Rejection = z.output<typeof Rejection>;

export const ReceiptRow = z.object({
  _id: Id,
  status: ReceiptStatus,
  /** the text that the buyer was told to write into the transfer */
  reference: z.string(),
  due: Money,
  orderNumber: z.string(),
  buyer: Person,
  isPdf: z.boolean(),
  submittedAt: Time,
  decidedAt: Time.nullable(),
  reason: Rejection.nullable(),
  note: z.string(),
  bankReference: z.string().nullable(),
});
export type ReceiptRow = z.output<typeof ReceiptRow>;

export const listReceipts = endpoint({
  id: 'listReceipts',
  method: 'GET',
  path: '/operator/receipts',
  access: 'admin',
  query: PageQuery.extend({ status: ReceiptStatus.default('submitted') }),
  response: page(ReceiptRow),
});

export const getReceiptFile = endpoint({
  id: 'getReceiptFile',
  method: 'GET',
  path: '/operator/receipts/{id}/file',
  access: 'admin',
  params: IdParams,
  response: z.unknown(),
  raw: true,
  gives: ['image/webp', 'application/pdf'],
});

/** The bank's reference of a transfer: letters and digits; other characters between them are ignored. */
const BankReference = z
  .string()
  .max(80)
  .transform((text) =>
    toLatinDigits(text)
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, ''),
  )
  .pipe(z.string().min(4, 'validation:bankReference').max(40, 'validation:bankReference'));

export const approveReceipt = endpoint({
  id: 'approveReceipt',
  method: 'POST',
  path: '/operator/receipts/{id}/approve',
  access: 'admin',
  params: IdParams,
  body: z.object({ received: Money, bankReference: BankReference }).strict(),
  response: Done,
  errors: ['conflict', 'own_trade', 'reference_used'],
  touches: ['listReceipts', 'listTransferRefunds', 'getWaiting', 'getSaleStory'],
});

export const rejectReceipt = endpoint({
  id: 'rejectReceipt',
  method: 'POST',
  path: '/operator/receipts/{id}/reject',
  access: 'admin',
  params: IdParams,
  body: z.object({ reason: Rejection, note: z.string().trim().max(500).default('') }).strict(),
  response: Done,
  errors: ['conflict', 'own_trade'],
  touches: ['listReceipts', 'listTransferRefunds', 'getWaiting', 'getSaleStory'],
});

export const TransferRefundRow = z.object({
  _id: Id,
  amount: Money,
  reference: z.string(),
  orderNumber: z.string(),
  buyer: Person,
  askedAt: Time,
});
export type TransferRefundRow = z.output<typeof TransferRefundRow>;

export const listTransferRefunds = endpoint({
  id: 'listTransferRefunds',
  method: 'GET',
  path: '/operator/transfer-refunds',
  access: 'admin',
  query: PageQuery,
  response: page(TransferRefundRow),
});

/** Refunded, with the bank's reference. */
export const SentBack = z.object({ status: z.literal('succeeded'), bankReference: BankReference }).strict();

export const settleTransferRefund = endpoint({
  id: 'settleTransferRefund',
  method: 'POST',
  path: '/operator/transfer-refunds/{id}/settle',
  access: 'admin',
  params: IdParams,
  body: z.discriminatedUnion('status', [SentBack, z.object({ status: z.literal('failed') }).strict()]),
  response: Done,
  errors: ['conflict', 'own_trade', 'reference_used'],
  touches: ['listReceipts', 'listTransferRefunds', 'getWaiting', 'getSaleStory'],
});
