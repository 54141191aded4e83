import { z } from 'zod';
import { toLatinDigits } from '@/lib/shared/arabic';
import { LINE_KINDS } from './choices';
import { endpoint } from './endpoint';
import { Code, codeLike, Id, IdParams, Money, Person, Time } from './fields';
import { GatewayName } from './gateways';

export const OrderStatus = z.enum([
  'awaiting_payment',
  'paid',
  'partly_refunded',
  'refunded',
  'expired',
  'cancelled',
]);
/**
 * `requires_action` and `awaiting_transfer` wait for the buyer, `receipt_submitted` for an operator. `quarantined`:
 * another amount arrived than was asked for, an operator decides. `returned`: the order could not take the money, so it
 * went back.
 */
export const PaymentStatus = z.enum([
  'created',
  'requires_action',
  'processing',
  'succeeded',
  'failed',
  'awaiting_transfer',
  'receipt_submitted',
  'rejected',
  'quarantined',
  'returned',
]);

export const TransferView = z.object({
  /** the text that the buyer must write into the transfer */
  reference: z.string(),
  bank: z.object({
    holder: z.string(),
    name: z.string(),
    account: z.string(),
    swift: z.string().nullable(),
  }),
  receipt: z
    .object({
      status: z.enum(['submitted', 'approved', 'rejected']),
      submittedAt: Time,
      reason: z.string().nullable(),
      note: z.string(),
    })
    .nullable(),
});
export type TransferView = z.output<typeof TransferView>;

/** The company that issues the receipts. Without a name, receipts show Qeema's. */
const House = z.object({
  name: z.string().nullable(),
  address: z.string().nullable(),
  taxNumber: z.string().nullable(),
});
export type House = z.output<typeof House>;

export const OrderView = z.object({
  _id: Id,
  /** short and readable, for letters and support */
  number: z.string(),
  status: OrderStatus,
  lines: z.array(
    z.object({
      _id: Id,
      kind: z.enum(LINE_KINDS),
      title: z.string(),
      amount: Money,
      seller: Person,
      productId: Id.nullable(),
      /** of a product, as it was sold */
      type: z.string().nullable(),
      postId: Id.nullable(),
      entitlementId: Id.nullable(),
      /** it ended before it was used, as a booking does */
      isCancelled: z.boolean(),
      /** of a session whose time is chosen */
      startsAt: Time.nullable(),
      /** until when its host accepts or declines it; null where nobody has to */
      acceptBy: Time.nullable(),
      cover: z.string().nullable(),
    }),
  ),
  total: Money,
  payment: z
    .object({
      _id: Id,
      status: PaymentStatus,
      failure: z.string().nullable(),
      /** where the buyer goes to pay; null until the gateway has opened a page */
      pageUrl: z.string().nullable(),
      gateway: GatewayName.default('sandbox'),
      /** how to pay by bank transfer, and the state of the last receipt */
      transfer: TransferView.nullable().default(null),
    })
    .nullable(),
  createdAt: Time,
  paidAt: Time.nullable(),
  expiresAt: Time,
  house: House,
});
export type OrderView = z.output<typeof OrderView>;

export const createOrder = endpoint({
  id: 'createOrder',
  method: 'POST',
  path: '/orders',
  access: 'member',
  body: z
    .object({
      productId: Id.optional(),
      expectedTotal: Money.extend({ amount: z.int().min(0) }),
      /** the payment method; without one, the first that is switched on */
      gateway: GatewayName.optional(),
    })
    .strict(),
  response: OrderView,
  status: 201,
  errors: [
    'cart_empty',
    'cart_changed',
    'already_owned',
    'own_product',
    'not_purchasable',
    'gateway_off',
    'too_many_transfers',
    'too_many_cards',
    'unavailable',
  ],
  idempotent: true,
  rateLimit: { max: 240, seconds: 3600 },
  // A price has changed or a product is gone: the page shows the present state.
  touches: ['getCart', 'getProduct'],
});

export const getOrder = endpoint({
  id: 'getOrder',
  method: 'GET',
  path: '/orders/{id}',
  access: 'owner',
  params: IdParams,
  response: OrderView,
});

export const retryPayment = endpoint({
  id: 'retryPayment',
  method: 'POST',
  path: '/orders/{id}/payments',
  access: 'owner',
  params: IdParams,
  query: z.object({ gateway: GatewayName.optional() }),
  response: OrderView,
  errors: [
    'order_closed',
    'own_product',
    'not_purchasable',
    'already_owned',
    'price_changed',
    'gateway_off',
    'too_many_transfers',
    'too_many_cards',
    'unavailable',
  ],
  idempotent: true,
  answers: 'getOrder',
});

export const receiveWebhook = endpoint({
  id: 'receiveWebhook',
  method: 'POST',
  path: '/webhooks/{gateway}',
  access: 'signed',
  params: z.object({ gateway: z.enum(['sandbox', 'stripe']) }),
  response: z.object({ received: z.literal(true) }),
  errors: ['bad_request'],
  raw: true,
  takes: 'json',
  proof: 'signature',
  // A gateway sends as many events as there are payments; what is not signed by it costs nothing.
  rateLimit: null,
});

export const SandboxPage = z.object({
  reference: Id,
  amount: Money,
  description: z.string(),
  /** `challenge`: the card's owner has to prove who they are */
  status: z.enum(['open', 'challenge', 'processing', 'succeeded', 'failed']),
  /** why the card was refused: `declined`, `insufficient_funds`, `expired_card`, `authentication_failed` */
  failure: z.string().nullable().default(null),
  returnUrl: z.string(),
});

export const getSandboxPage = endpoint({
  id: 'getSandboxPage',
  method: 'GET',
  path: '/sandbox-pay/{id}',
  access: 'guest',
  params: IdParams,
  response: SandboxPage,
});

export const paySandbox = endpoint({
  id: 'paySandbox',
  method: 'POST',
  path: '/sandbox-pay/{id}',
  access: 'guest',
  params: IdParams,
  body: z
    .object({
      card: codeLike()
        .max(40)
        .transform((card) => toLatinDigits(card).replace(/[\s-]/g, ''))
        .pipe(z.string().regex(/^\d{12,19}$/, 'validation:card')),
    })
    .strict(),
  response: SandboxPage,
  errors: ['order_closed', 'too_many_cards'],
});

/** The code as it is typed on the bank's page. */
export const TypedProof = z.object({ code: Code }).strict();

export const answerChallenge = endpoint({
  id: 'answerChallenge',
  method: 'POST',
  path: '/sandbox-pay/{id}/challenge',
  access: 'guest',
  params: IdParams,
  body: z.object({ code: Code.nullable() }).strict(),
  response: SandboxPage,
  errors: ['order_closed'],
});
