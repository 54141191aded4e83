import { z } from 'zod';
import { STUCK_STATES } from './choices';
import { endpoint } from './endpoint';
import { Id, IdParams, Money, PageQuery, Person, page, Time } from './fields';

/** A payment that arrived for an order that could not take it. */
export const StuckPayment = z.object({
  _id: Id,
  orderId: Id,
  orderNumber: z.string(),
  orderStatus: z.string(),
  buyer: Person,
  gateway: z.string(),
  /** the gateway's reference, to look it up there */
  gatewayRef: z.string().nullable(),
  /** a wrong amount, or an order that could no longer take a payment */
  why: z.enum(['wrong_amount', 'not_needed']),
  asked: Money,
  /** the amount that arrived, as the gateway says; null if it has not been asked since */
  told: Money.nullable(),
  at: Time,
  /** the state of its refund; null before it was begun */
  refund: z
    .object({ status: z.enum(['granted', 'succeeded', 'failed']), failure: z.string().nullable() })
    .nullable(),
  can: z.object({ ask: z.boolean(), giveBack: z.boolean() }),
  /** operators cannot decide about their own money */
  isOwn: z.boolean(),
});
export type StuckPayment = z.output<typeof StuckPayment>;

export const listStuckPayments = endpoint({
  id: 'listStuckPayments',
  method: 'GET',
  path: '/operator/payments',
  access: 'admin',
  query: PageQuery.extend({ status: z.enum(STUCK_STATES).default('waiting') }),
  response: page(StuckPayment),
});

export const askAboutPayment = endpoint({
  id: 'askAboutPayment',
  method: 'POST',
  path: '/operator/payments/{id}/ask',
  access: 'admin',
  params: IdParams,
  response: z.object({ outcome: z.enum(['attached', 'returned', 'unchanged']) }),
  errors: ['conflict', 'own_trade', 'unavailable'],
  touches: ['listStuckPayments', 'getWaiting', 'getSaleStory'],
});

export const giveBackPayment = endpoint({
  id: 'giveBackPayment',
  method: 'POST',
  path: '/operator/payments/{id}/give-back',
  access: 'admin',
  params: IdParams,
  response: StuckPayment,
  errors: ['conflict', 'own_trade'],
  idempotent: true,
  touches: ['listStuckPayments', 'getWaiting', 'getSaleStory'],
});
