import { z } from 'zod';
import { AccountKind } from './books';
import { endpoint } from './endpoint';
import { Id, IdParams, Money, PageQuery, Person, page, Time } from './fields';
import { Usage } from './kinds/contents';
import { OrderStatus, PaymentStatus } from './orders';
import { AccessStatus } from './purchases';
import { RefundTerms, RefundView } from './refunds';

export const SaleRow = z.object({
  /** of the order */
  _id: Id,
  number: z.string(),
  status: OrderStatus,
  buyer: Person,
  email: z.string().nullable(),
  titles: z.array(z.string()),
  total: Money,
  /** of the payment that counts; null if nothing was to be paid */
  gateway: z.string().nullable(),
  createdAt: Time,
  paidAt: Time.nullable(),
});
export type SaleRow = z.output<typeof SaleRow>;

export const listSales = endpoint({
  id: 'listSales',
  method: 'GET',
  path: '/operator/sales',
  access: 'admin',
  query: PageQuery.extend({ q: z.string().max(120).optional() }),
  response: page(SaleRow),
});

/** The earnings of a member by their share of a line, and the part that is still pending. */
const SalePart = z.object({
  owner: Person,
  earned: Money,
  /** what is left of it after refunds, held or released */
  left: Money,
  releaseAt: Time,
  releasedAt: Time.nullable(),
});

export const SaleLine = z.object({
  _id: Id,
  kind: z.enum(['product', 'post', 'tip']),
  title: z.string(),
  productId: Id.nullable(),
  /** of a paid post */
  postId: Id.nullable(),
  seller: Person,
  amount: Money,
  fee: Money,
  parts: z.array(SalePart),
  refundable: Money,
  /** on which terms its buyer can ask for the money; null while it is not paid */
  terms: RefundTerms.nullable(),
  access: z
    .object({
      _id: Id,
      status: AccessStatus,
      downloads: z.int(),
      /** the same as `usage`, for clients that do not read that yet */
      used: z.object({ files: z.int(), of: z.int() }),
      usage: Usage.nullable(),
      lastNewAt: Time.nullable(),
    })
    .nullable(),
});
export type SaleLine = z.output<typeof SaleLine>;

const SaleReceipt = z.object({
  _id: Id,
  status: z.enum(['submitted', 'approved', 'rejected']),
  name: z.string(),
  submittedAt: Time,
  decidedAt: Time.nullable(),
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
  note: z.string(),
  bankReference: z.string().nullable(),
});

export const SalePayment = z.object({
  _id: Id,
  gateway: z.string(),
  /** the gateway's reference, or the text that the buyer writes into the transfer */
  references: z.array(z.string()),
  status: PaymentStatus,
  failure: z.string().nullable(),
  amount: Money,
  createdAt: Time,
  updatedAt: Time,
  receipts: z.array(SaleReceipt),
});
export type SalePayment = z.output<typeof SalePayment>;

export const SaleRefundView = RefundView.extend({
  failure: z.string().nullable(),
  askedBy: z.string().nullable(),
  decidedBy: z.string().nullable(),
  /** for a refund by bank transfer: the bank's reference, once it was sent */
  bankReference: z.string().nullable(),
});
export type SaleRefundView = z.output<typeof SaleRefundView>;

export const SaleJournal = z.object({
  _id: Id,
  kind: z.string(),
  at: Time,
  postings: z.array(z.object({ kind: AccountKind, owner: Person.nullable(), amount: Money })),
});
export type SaleJournal = z.output<typeof SaleJournal>;

export const SaleStory = SaleRow.omit({ titles: true, gateway: true }).extend({
  expiresAt: Time,
  lines: z.array(SaleLine),
  payments: z.array(SalePayment),
  refunds: z.array(SaleRefundView),
  disputes: z.array(
    z.object({
      _id: Id,
      status: z.enum(['open', 'won', 'lost']),
      amount: Money,
      gatewayRef: z.string(),
      openedAt: Time,
      closedAt: Time.nullable(),
    }),
  ),
  journals: z.array(SaleJournal),
  /** the notifications that buyer and sellers got on the site */
  notices: z.array(z.object({ _id: Id, kind: z.string(), to: Person, at: Time, isRead: z.boolean() })),
});
export type SaleStory = z.output<typeof SaleStory>;

export const getSaleStory = endpoint({
  id: 'getSaleStory',
  method: 'GET',
  path: '/operator/sales/{id}',
  access: 'admin',
  params: IdParams,
  response: SaleStory,
});
