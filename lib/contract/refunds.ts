import { z } from 'zod';
import { ASKED_REASONS, CANCELLED_THINGS, DISPUTE_STATUSES, LINE_KINDS } from './choices';
import { endpoint } from './endpoint';
import { Id, IdParams, Money, PageQuery, Person, page, prose, Time } from './fields';
import { Usage } from './kinds/contents';

/** the buyer's reason; `goodwill`: the seller refunds unasked, `by_team`: an operator does */
export const RefundReason = z.enum([
  ...ASKED_REASONS,
  ...(['goodwill', 'by_team', 'not_needed', 'at_gateway', 'cancelled'] as const),
]);

/** requested waits for a decision; granted is on its way to the buyer */
export const RefundStatus = z.enum(['requested', 'granted', 'succeeded', 'failed', 'declined']);

/** The thing cancelled, and who did: `host` is the seller, `member` another host, `nobody` a deadline or an absence. */
export const Cancelled = z.object({
  thing: z.enum(CANCELLED_THINGS),
  by: z.enum(['host', 'member', 'seller', 'buyer', 'team', 'nobody']),
});
export type Cancelled = z.output<typeof Cancelled>;

export const RefundView = z.object({
  _id: Id,
  status: RefundStatus,
  reason: RefundReason,
  /** where the reason is `cancelled` */
  cancelled: Cancelled.optional(),
  /** the buyer's text, and the answer of the person who decided */
  note: z.string(),
  answer: z.string(),
  amount: Money,
  lines: z.array(z.object({ _id: Id, title: z.string(), amount: Money })),
  createdAt: Time,
  decidedAt: Time.nullable(),
});
export type RefundView = z.output<typeof RefundView>;

/** Why no refund of a line can be requested. */
export const NoRefund = z.enum(['free', 'tip', 'returned', 'ended', 'asked', 'declined', 'disputed']);

/** Why a refund is not granted at once; `booked`: it is cancelled by rules of its own. */
export const NotAtOnce = z.enum(['not_promised', 'over', 'used', 'booked']);

/** The refund terms of an order line. `_id` is the line's. */
export const RefundTerms = z.object({
  _id: Id,
  title: z.string(),
  refundable: Money,
  /** why it cannot be requested; null if it can */
  refusal: NoRefund.nullable(),
  /** a request is granted at once, until the promised time; else the seller or an operator decides, as `why` says */
  atOnce: z.boolean(),
  until: Time,
  why: NotAtOnce.nullable(),
  /** how much of it was used; null if nothing can be used */
  usage: Usage.nullable(),
  /** the same again, for clients that do not read that yet */
  used: z.object({ files: z.int(), of: z.int() }),
});
export type RefundTerms = z.output<typeof RefundTerms>;

export const OrderRefunds = z.object({
  lines: z.array(RefundTerms),
  refunds: z.array(RefundView),
  dispute: z.object({ status: z.enum(DISPUTE_STATUSES), amount: Money }).nullable(),
});
export type OrderRefunds = z.output<typeof OrderRefunds>;

/** Reads that show a sale, its refunds or its money. */
export const SALE_READS = [
  'listSaleRefunds',
  'listAdminRefunds',
  'getSale',
  'getAdminSale',
  'getBalance',
  'getSaleStory',
  'listSales',
  'listAdminTips',
  'getWaiting',
] as const;

export const getOrderRefunds = endpoint({
  id: 'getOrderRefunds',
  method: 'GET',
  path: '/orders/{id}/refunds',
  access: 'owner',
  params: IdParams,
  response: OrderRefunds,
});

export const RefundRequest = z.object({
  /** optional for an order with one line */
  lineId: Id.optional(),
  reason: z.enum(ASKED_REASONS, 'validation:required'),
  note: prose(1000).default(''),
});

export const requestRefund = endpoint({
  id: 'requestRefund',
  method: 'POST',
  path: '/orders/{id}/refunds',
  access: 'owner',
  params: IdParams,
  body: RefundRequest.strict(),
  response: OrderRefunds,
  status: 201,
  errors: ['not_refundable'],
  idempotent: true,
  touches: ['getOrder', 'listPurchases', 'listOwnRefunds', 'getProduct', 'getPurchase'],
  answers: 'getOrderRefunds',
});

export const OwnRefund = RefundView.extend({ orderId: Id, orderNumber: z.string() });
export type OwnRefund = z.output<typeof OwnRefund>;

export const listOwnRefunds = endpoint({
  id: 'listOwnRefunds',
  method: 'GET',
  path: '/refunds',
  access: 'member',
  query: PageQuery,
  response: page(OwnRefund),
});

/** A sold line by its id with its refunds, as its seller and the operator see it. */
export const SaleView = z.object({
  _id: Id,
  kind: z.enum(LINE_KINDS),
  orderNumber: z.string(),
  title: z.string(),
  /** null for its seller, where the buyer wants not to be named */
  buyer: Person.nullable(),
  seller: Person,
  amount: Money,
  fee: Money,
  refundable: Money,
  paidAt: Time,
  /** of a session; null where there is none, or its buyer chooses the time later */
  startsAt: Time.nullable(),
  /** until when its host accepts or declines it; null where nobody has to */
  acceptBy: Time.nullable(),
  terms: RefundTerms,
  refunds: z.array(RefundView),
  /** the latest about its order, and what it took from this line */
  dispute: z.object({ _id: Id, status: z.enum(DISPUTE_STATUSES), amount: Money }).nullable(),
});
export type SaleView = z.output<typeof SaleView>;

export const getSale = endpoint({
  id: 'getSale',
  method: 'GET',
  path: '/sales/{id}',
  access: 'owner',
  params: IdParams,
  response: SaleView,
});

const Amount = z.int('validation:required').min(1, 'validation:required');
export const SaleRefund = z.object({ amount: Amount, answer: prose(1000).default('') });

export const refundSale = endpoint({
  id: 'refundSale',
  method: 'POST',
  path: '/sales/{id}/refunds',
  access: 'owner',
  params: IdParams,
  body: SaleRefund.strict(),
  response: SaleView,
  status: 201,
  errors: ['not_refundable', 'refund_uncovered'],
  idempotent: true,
  touches: SALE_READS,
});

/** A request as a queue shows it. */
export const RefundRow = z.object({
  _id: Id,
  saleId: Id,
  orderNumber: z.string(),
  title: z.string(),
  /** null for its seller, where the buyer wants not to be named */
  buyer: Person.nullable(),
  seller: Person,
  status: RefundStatus,
  reason: RefundReason,
  cancelled: Cancelled.optional(),
  note: z.string(),
  answer: z.string(),
  failure: z.string().nullable(),
  amount: Money,
  createdAt: Time,
});
export type RefundRow = z.output<typeof RefundRow>;

/** waiting: for a decision. failed: at the gateway */
export const RefundQueue = z.enum(['waiting', 'failed', 'all']);
export type RefundQueue = z.output<typeof RefundQueue>;
export const QueueQuery = PageQuery.extend({ of: RefundQueue.default('waiting') });

export const listSaleRefunds = endpoint({
  id: 'listSaleRefunds',
  method: 'GET',
  path: '/finance/refunds',
  access: 'member',
  query: QueueQuery,
  response: page(RefundRow),
});

export const Grant = z.object({ amount: Amount.optional(), answer: prose(1000).default('') });

export const grantRefund = endpoint({
  id: 'grantRefund',
  method: 'POST',
  path: '/refunds/{id}/grant',
  access: 'owner',
  params: IdParams,
  body: Grant.strict(),
  response: RefundView,
  errors: ['conflict', 'not_refundable', 'refund_uncovered'],
  idempotent: true,
  touches: SALE_READS,
});

export const DeclineRefund = z.object({ answer: prose(1000, 3) });

export const declineRefund = endpoint({
  id: 'declineRefund',
  method: 'POST',
  path: '/refunds/{id}/decline',
  access: 'owner',
  params: IdParams,
  body: DeclineRefund.strict(),
  response: RefundView,
  errors: ['conflict'],
  touches: SALE_READS,
});
