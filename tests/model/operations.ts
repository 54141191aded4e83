import type { GatewayEvent } from '@/lib/server/adapters/payments/port';
import { eventOf } from '@/lib/server/adapters/payments/sandbox/events';
import { findIntent, moveIntent } from '@/lib/server/adapters/payments/sandbox/repo';
import { closeSandboxDispute, openSandboxDispute } from '@/lib/server/adapters/payments/sandbox/reversals';
import { SIGNATURE_HEADER, sign } from '@/lib/server/adapters/payments/sandbox/signature';
import { buyPost } from '@/lib/server/checkout/posts';
import { createOrder, retryPayment } from '@/lib/server/checkout/service';
import { tipAuthor } from '@/lib/server/checkout/tips';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { found } from '@/lib/server/errors';
import { applyGatewayEvent } from '@/lib/server/gateway-events/events';
import { receiveWebhook } from '@/lib/server/gateway-events/webhooks';
import { newId } from '@/lib/server/ids';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { expireOrders } from '@/lib/server/orders/service';
import { readLocked } from '@/lib/server/paid-posts/locked-post';
import { releaseHolds } from '@/lib/server/payments/release';
import { sendPayout } from '@/lib/server/payouts/have-sent';
import { openPayout } from '@/lib/server/payouts/open';
import { failPayout, startPayout, transferPayout } from '@/lib/server/payouts/operator';
import { findOpenPayout } from '@/lib/server/payouts/repo';
import { updateHeld } from '@/lib/server/payouts/repo-methods';
import { returnPayout } from '@/lib/server/payouts/return';
import { askAboutPayouts, sendByProvider } from '@/lib/server/payouts/send';
import { cancelPayout } from '@/lib/server/payouts/service';
import { restorePayout } from '@/lib/server/payouts/taken-back';
import { sweepPayments } from '@/lib/server/reconciliation/sweep';
import { refundSale } from '@/lib/server/refunds/decide';
import { requestRefund } from '@/lib/server/refunds/request';
import { sendRefund } from '@/lib/server/refunds/send-job';
import { closeDueMonths } from '@/lib/server/revenue-share/close';
import { releaseTip } from '@/lib/server/tip-review/service';
import {
  findNewestPayment,
  findPostOf,
  findTransferred,
  listDisputes,
  listLineIds,
  listRefundIds,
  listReversalEvents,
} from './store';

const as = (userId: string, now: Date, role = 'MEMBER') => ctxOf(db(), { id: userId, role }, now);

async function deliver(event: GatewayEvent, now: Date): Promise<void> {
  const body = JSON.stringify(event);
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(body, now) };
  const request = new Request('http://localhost/api/webhooks/sandbox', { method: 'POST', headers, body });
  await receiveWebhook(jobCtx(now), 'sandbox', request);
}

interface Purchase {
  buyerId: string;
  productId: string;
  price: number;
  key: string;
}

interface Tip {
  buyerId: string;
  creatorId: string;
  amount: number;
  key: string;
}

/** The parts of a random history: each is one request, webhook or job of the app, at the given time. */
export const OPERATIONS = {
  async order({ buyerId, productId, price, key }: Purchase, now: Date) {
    const body = { productId, expectedTotal: { amount: price, currency: 'USD' } };
    return (await createOrder(as(buyerId, now), body, key))._id;
  },

  /** A tip to a creator: above a hundred dollars its money waits for an operator. */
  async tip({ buyerId, creatorId, amount, key }: Tip, now: Date) {
    const given = { amount: { amount, currency: 'USD' as const }, namedTo: 'nobody' as const, word: '' };
    const tip = { ...given, isConfirmed: true };
    return (await tipAuthor(as(buyerId, now), creatorId, tip, key)).order._id;
  },

  /** An operator has looked at a tip. */
  async letGo({ orderId, operatorId }: { orderId: string; operatorId: string }, now: Date) {
    const [lineId = ''] = await listLineIds(orderId);
    await releaseTip(as(operatorId, now, 'ADMIN'), lineId);
  },

  async retry({ buyerId, orderId, key }: { buyerId: string; orderId: string; key: string }, now: Date) {
    return (await retryPayment(as(buyerId, now), orderId, key))._id;
  },

  /** The buyer pays on the gateway's page; the shop does not know it yet. */
  async charge({ orderId, outcome }: { orderId: string; outcome: 'succeeded' | 'failed' }, now: Date) {
    const payment = await findNewestPayment(orderId);
    if (!payment?.gateway_ref) return false;
    const to = { status: outcome, failure: outcome === 'failed' ? 'declined' : null };
    return (await moveIntent(db(), { id: payment.gateway_ref }, ['open'], to, now)) !== undefined;
  },

  /** The gateway reports its decision, any number of times. */
  async webhook({ orderId }: { orderId: string }, now: Date) {
    const payment = await findNewestPayment(orderId);
    const intent = payment?.gateway_ref ? await findIntent(db(), { id: payment.gateway_ref }) : undefined;
    const event = intent && eventOf(intent);
    if (!event) return false;
    await deliver(event, now);
    return true;
  },

  /** A paid post is ordered, named as products are. */
  async buyPost({ buyerId, productId, price, key }: Purchase, now: Date) {
    const asked = { kind: 'purchase', expectedTotal: { amount: price, currency: 'USD' } } as const;
    return (await buyPost(as(buyerId, now), productId, asked, key)).order._id;
  },

  /** A buyer reads what they bought, where it is a post: after that no refund is granted by itself. */
  async read({ orderId, buyerId }: Paid, now: Date) {
    const postId = await findPostOf(orderId);
    if (postId) await readLocked(as(buyerId, now), postId);
  },

  /** The buyer asks for a refund of a line. */
  async askBack({ orderId, buyerId, key }: Paid & { key: string }, now: Date) {
    const [lineId = ''] = await listLineIds(orderId);
    const body = { lineId, reason: 'changed_mind', note: '' } as const;
    await requestRefund(as(buyerId, now), orderId, body, key);
  },

  /** The operator refunds an amount of a line. */
  async giveBack(
    {
      orderId,
      operatorId,
      amount,
      key,
    }: { orderId: string; operatorId: string; amount: number; key: string },
    now: Date,
  ) {
    const [lineId = ''] = await listLineIds(orderId);
    const by = as(operatorId, now, 'ADMIN');
    await refundSale(by, lineId, { amount, answer: '' }, key, { asOperator: true });
  },

  /** The jobs that send refunds to the gateway, run again as after a lost answer. */
  async sendBack({ orderId }: Paid, now: Date) {
    for (const refundId of await listRefundIds(orderId)) await sendRefund.run({ refundId }, jobCtx(now));
  },

  /** The buyer's bank takes an amount of a payment back, or decides about it. */
  async dispute({ orderId, amount }: Paid & { amount: number }, now: Date) {
    const payment = await findNewestPayment(orderId);
    if (payment?.gateway_ref) await openSandboxDispute(jobCtx(now), payment.gateway_ref, amount);
  },
  async decide({ orderId, outcome }: Paid & { outcome: 'won' | 'lost' }, now: Date) {
    const [open] = (await listDisputes(orderId)).filter(({ status }) => status === 'open');
    if (open) await closeSandboxDispute(jobCtx(now), open.id, outcome);
  },

  /** The gateway reports an order's refunds and disputes, in any order and any number of times. */
  async reportBack({ orderId }: Paid, now: Date) {
    for (const event of await listReversalEvents(orderId, now)) await deliver(event, now);
  },

  payout: ({ creatorId }: PayoutStep, now: Date) =>
    inTransaction(jobCtx(now), async (ctx) => {
      await openPayout(ctx, { id: newId(now), userId: creatorId, currency: 'USD', amount: 'all' });
    }),
  async startPayout({ operatorId, creatorId }: PayoutStep, now: Date) {
    await startPayout(as(operatorId, now, 'ADMIN'), await openPayoutOf(creatorId));
  },
  async transferPayout({ operatorId, creatorId, key }: PayoutStep, now: Date) {
    await transferPayout(as(operatorId, now, 'ADMIN'), await openPayoutOf(creatorId), 'bank-1', key);
  },
  async failPayout({ operatorId, creatorId, key }: PayoutStep, now: Date) {
    const why = { reason: 'bank_unavailable', note: '' } as const;
    await failPayout(as(operatorId, now, 'ADMIN'), await openPayoutOf(creatorId), why, key);
  },
  /** The bank returns the newest transferred payout, and its payee confirms the account. */
  async returnPayout({ operatorId, creatorId, key }: PayoutStep, now: Date) {
    const why = { reason: 'bank_unavailable', note: '' } as const;
    const { id, methodId } = found(await findTransferred(creatorId));
    await returnPayout(as(operatorId, now, 'ADMIN'), id, why, key);
    if (methodId) await updateHeld(db(), methodId, null);
  },
  /** An operator sends it by the provider, and the job runs at once. */
  async sendPayout({ operatorId, creatorId, key }: PayoutStep, now: Date) {
    const id = await openPayoutOf(creatorId);
    await sendPayout(as(operatorId, now, 'ADMIN'), id, key);
    await sendByProvider(jobCtx(now), id);
  },
  /** The provider takes the newest transferred payout back, and its payee confirms the account. */
  takeBack: ({ creatorId }: PayoutStep, now: Date) => takeBack(creatorId, now, (left) => left),
  takePart: ({ creatorId }: PayoutStep, now: Date) => takeBack(creatorId, now, (left) => Math.ceil(left / 2)),
  async restorePayout({ operatorId, creatorId, key }: PayoutStep, now: Date) {
    const { id } = found(await findTransferred(creatorId));
    await restorePayout(as(operatorId, now, 'ADMIN'), id, key);
  },
  async cancelPayout({ creatorId, key }: PayoutStep, now: Date) {
    await cancelPayout(as(creatorId, now, 'CREATOR'), await openPayoutOf(creatorId), key);
  },

  closeMonths: (_: object, now: Date) => closeDueMonths(jobCtx(now)),
  /** The job of one payout. */
  sendNow: ({ payoutId }: { payoutId: string }, now: Date) => sendByProvider(jobCtx(now), payoutId),
  askPayouts: (_: object, now: Date) => askAboutPayouts(jobCtx(now)),
  sweep: (_: object, now: Date) => sweepPayments(jobCtx(now)),
  expire: (_: object, now: Date) => expireOrders(jobCtx(now)),
  release: (_: object, now: Date) => releaseHolds(jobCtx(now)),
} as const;

type Paid = { orderId: string; buyerId: string };
type PayoutStep = { operatorId: string; creatorId: string; key: string };

// The subjects of actions are read from the store: another process may have made them.
async function openPayoutOf(creatorId: string): Promise<string> {
  return found(await findOpenPayout(db(), creatorId)).id;
}

async function takeBack(creatorId: string, now: Date, part: (left: number) => number): Promise<void> {
  const sent = found(await findTransferred(creatorId));
  if (sent.by !== 'connected-account' || !sent.reference) return;
  await applyGatewayEvent(jobCtx(now), 'stripe', {
    id: newId(),
    type: 'transfer.reversed',
    gatewayRef: sent.reference,
    subjectRef: sent.id,
    amount: sent.reversed + part(sent.amount - sent.reversed),
    currency: sent.currency,
    failure: null,
    at: now.toISOString(),
  });
  if (sent.methodId) await updateHeld(db(), sent.methodId, null);
}

export type OperationName = keyof typeof OPERATIONS;
