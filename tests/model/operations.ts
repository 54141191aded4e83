import { eventOf } from '@/lib/server/adapters/payments/sandbox/events';
import { findIntent, moveIntent } from '@/lib/server/adapters/payments/sandbox/repo';
import { SIGNATURE_HEADER, sign } from '@/lib/server/adapters/payments/sandbox/signature';
import { db } from '@/lib/server/db/client';
import { ctxOf } from '@/lib/server/db/demo/people-factory';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { createOrder, retryPayment } from '@/lib/server/orders/checkout';
import { expireOrders } from '@/lib/server/orders/service';
import { releaseHolds } from '@/lib/server/payments/release';
import { sweepPayments } from '@/lib/server/payments/sweep';
import { receiveWebhook } from '@/lib/server/payments/webhooks';
import { findNewestPayment } from './store';

const as = (userId: string, now: Date, role = 'MEMBER') => ctxOf(db(), { id: userId, role }, now);

interface Purchase {
  buyerId: string;
  productId: string;
  price: number;
  key: string;
}

/** What a random history is made of: each is one request, webhook or job of the app, at the time it is given. */
export const OPERATIONS = {
  async order({ buyerId, productId, price, key }: Purchase, now: Date) {
    const body = { productId, expectedTotal: { amount: price, currency: 'USD' } };
    return (await createOrder(as(buyerId, now), body, key))._id;
  },

  async retry({ buyerId, orderId, key }: { buyerId: string; orderId: string; key: string }, now: Date) {
    return (await retryPayment(as(buyerId, now), orderId, key))._id;
  },

  /** The buyer pays on the gateway's page; the shop is not told yet. */
  async charge({ orderId, outcome }: { orderId: string; outcome: 'succeeded' | 'failed' }, now: Date) {
    const payment = await findNewestPayment(orderId);
    if (!payment?.gateway_ref) return false;
    const to = { status: outcome, failure: outcome === 'failed' ? 'declined' : null };
    return (await moveIntent(db(), { id: payment.gateway_ref }, ['open'], to, now)) !== undefined;
  },

  /** The gateway tells what it has decided, as often as it likes. */
  async webhook({ orderId }: { orderId: string }, now: Date) {
    const payment = await findNewestPayment(orderId);
    const intent = payment?.gateway_ref ? await findIntent(db(), { id: payment.gateway_ref }) : undefined;
    const event = intent && eventOf(intent);
    if (!event) return false;
    const body = JSON.stringify(event);
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(body, now) };
    const request = new Request('http://localhost/api/webhooks/sandbox', { method: 'POST', headers, body });
    await receiveWebhook(jobCtx(now), 'sandbox', request);
    return true;
  },

  sweep: (_: object, now: Date) => sweepPayments(jobCtx(now)),
  expire: (_: object, now: Date) => expireOrders(jobCtx(now)),
  release: (_: object, now: Date) => releaseHolds(jobCtx(now)),
} as const;

export type OperationName = keyof typeof OPERATIONS;
