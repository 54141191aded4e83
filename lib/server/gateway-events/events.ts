import 'server-only';
import { gateway, keptBy } from '@/lib/server/adapters/payments/choose';
import type { GatewayEvent } from '@/lib/server/adapters/payments/port';
import { closePages } from '@/lib/server/card-limits/close-pages';
import { noteFailed, noteRefused } from '@/lib/server/card-limits/service';
import { noteAccount } from '@/lib/server/connected-accounts/events';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { applyDisputeEvent } from '@/lib/server/disputes/events';
import { found } from '@/lib/server/errors';
import { enqueue } from '@/lib/server/jobs/queue';
import { log } from '@/lib/server/log';
import { releaseLines, type Standing, standingOf } from '@/lib/server/orders/lines/service';
import {
  cancelOrder,
  expireOrder,
  keepReserved,
  type LockedOrder,
  lockOrder,
} from '@/lib/server/orders/state';
import {
  findByGatewayRef,
  findPayment,
  lockPayment,
  type NamedPayment,
  type PaymentRow,
  updateNames,
  updatePaymentStatus,
  updateReported,
} from '@/lib/server/payments/service';
import { settleOrders } from '@/lib/server/payments/settle';
import {
  isAsAsked,
  isLate,
  isPayable,
  isTooLate,
  longestAwaited,
  mayBePaid,
  OPEN,
  PAYABLE,
  takesMoney,
} from '@/lib/server/payments/states';
import { applyReversal, notifyBankFailure } from '@/lib/server/payouts/provider-events';
import { returnPayment } from '@/lib/server/refunds/begin';
import { applyRefundEvent } from '@/lib/server/refunds/events';
import { type Keepable, markHandled } from './repo-events';

/**
 * Does what an event of a gateway means, in one transaction. Events may come in any order, more than once, and late:
 * the end is the same, because a payment only moves on from the states that an event may find it in.
 * @param kept the stored event; it is marked as handled after the locks of its subject, in the order in which several
 *   are settled too. Nothing is done where it was handled before
 * @throws Error when the payment is not known (yet): the event is tried again
 */
export async function applyGatewayEvent(
  ctx: Ctx,
  source: string,
  event: GatewayEvent,
  kept?: Keepable,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const subject = await subjectOf(ctx, source, event);
    if (kept && !(await markHandled(ctx.db, kept, ctx.now))) return;
    if (event.type === 'ignored') return;
    if (event.type === 'account.changed') return noteAccount(ctx, source, event);
    if (event.type === 'account.payout_failed') return notifyBankFailure(ctx, source, event);
    if (event.type === 'transfer.reversed') return applyReversal(ctx, source, event);
    if (!subject) throw new Error(`no payment for ${source} ${event.gatewayRef}`);
    const { payment, order } = subject;
    const isNamed = payment.gateway_ref && (payment.gateway_alias || !event.alias);
    if (!isNamed) await updateNames(ctx.db, payment.id, event);
    if (event.type.startsWith('refund.')) return applyRefundEvent(ctx, payment, event);
    if (event.type.startsWith('dispute.')) return applyDisputeEvent(ctx, payment, event);
    if (event.type === 'payment.refused') return noteRefusedCard(ctx, payment, event);
    if (order && event.type === 'payment.succeeded') return succeed(ctx, { order, payment }, event);
    // A payment that begins after the order's time does not stop the clock.
    const isWaiting = order?.status === 'awaiting_payment';
    const late = isWaiting && isLate(order, payment, ctx.now);
    if (late) await expireOrder(ctx, order);
    const failure = event.type === 'payment.failed' ? (event.failure ?? 'declined') : null;
    const status = failure ? 'failed' : 'processing';
    const isNews = await updatePaymentStatus(ctx.db, payment.id, OPEN, { status, failure, now: ctx.now });
    if (isNews && !failure && isWaiting && !late) await keepReserved(ctx, order, longestAwaited(order));
    if (failure) await noteFailed(ctx, refusedOf(payment, event));
  });
}

const refusedOf = ({ id: paymentId, gateway }: PaymentRow, { card: fingerprint, failure }: GatewayEvent) => {
  return { paymentId, gateway, fingerprint, failure };
};

/** A card was refused on the gateway's page, which waits for another: it is closed where enough were tried. */
async function noteRefusedCard(ctx: Ctx, payment: PaymentRow, event: GatewayEvent): Promise<void> {
  const mustStop = await noteRefused(ctx, event.id, refusedOf(payment, event));
  if (mustStop) await enqueue(ctx, closePages, { paymentId: payment.id });
}

interface Subject {
  payment: NamedPayment;
  /** locked, as the payment is, where the event says that it was paid, or that its payment began */
  order?: LockedOrder;
}

async function subjectOf(ctx: Ctx, source: string, event: GatewayEvent): Promise<Subject | undefined> {
  if (/^(ignored$|account\.|transfer\.)/.test(event.type)) return undefined;
  const payment = await findByGatewayRef(ctx.db, source, event);
  if (!payment || !/^payment\.(succeeded|processing)$/.test(event.type)) return payment && { payment };
  const order = await lockOrder(ctx, payment.order_id);
  return { order, payment: found(await lockPayment(ctx.db, payment.id)) };
}

async function succeed(
  ctx: Ctx,
  { order, payment }: { order: LockedOrder; payment: PaymentRow },
  event: GatewayEvent,
): Promise<void> {
  if (!isPayable(payment)) return; // it was kept, or given back, before
  const where = { orderId: order.id, paymentId: payment.id, gateway: payment.gateway };
  const move = (status: string, failure: string) =>
    updatePaymentStatus(ctx.db, payment.id, PAYABLE, { status, failure, now: ctx.now });
  if (!isAsAsked(payment, event)) {
    await move('quarantined', 'wrong_amount');
    await updateReported(ctx.db, payment.id, event);
    log.error(where, 'a gateway reports another amount than was asked for');
    return;
  }
  const standing = mayBePaid(order) ? await standingOf(ctx, order.lines) : new Map<string, Standing>();
  // The case that buyers fear most: another order bought the same product meanwhile.
  const late = isLate(order, payment, ctx.now);
  if ((late && isTooLate(order, payment, ctx.now)) || !takesMoney(order, standing, late)) {
    await move('returned', 'not_needed');
    await returnPayment(ctx, payment);
    if (order.status === 'awaiting_payment') await (late ? expireOrder : cancelOrder)(ctx, order);
    if (order.status === 'expired') await releaseLines(ctx, order.lines);
    log.warn(where, 'a payment that its order does not take is given back');
  } else {
    const kept = { id: payment.id, ...keptBy(payment.gateway, event) };
    await settleOrders(ctx, [{ order, payment: kept }], standing);
  }
}

/**
 * Tries again to take a payment that was held back because of its amount, in the caller's transaction, which holds the
 * order locked. Where the gateway now reports the amount that was asked for, the payment counts as if that had been
 * reported at first.
 * @returns what has become of it; `unchanged` where the amount is still different
 */
export async function retryQuarantined(
  ctx: Ctx,
  payment: PaymentRow,
  event: GatewayEvent,
): Promise<'attached' | 'returned' | 'unchanged'> {
  await updateReported(ctx.db, payment.id, event);
  if (!isAsAsked(payment, event)) return 'unchanged';
  // Not `processing`: a payment that is held back does not stop its order's clock.
  const open = { status: 'requires_action', failure: null };
  if (!(await updatePaymentStatus(ctx.db, payment.id, ['quarantined'], { ...open, now: ctx.now })))
    return 'unchanged';
  const order = await lockOrder(ctx, payment.order_id);
  await succeed(ctx, { order, payment: { ...payment, ...open } }, event);
  return (await findPayment(ctx.db, payment.id))?.status === 'returned' ? 'returned' : 'attached';
}

/** Asks a payment's gateway what has become of it, and does what the answer means. */
export async function askAndApply(ctx: Ctx, payment: PaymentRow): Promise<void> {
  if (!payment.gateway_ref) return;
  const event = await gateway(payment.gateway).ask(payment.gateway_ref);
  if (event) await applyGatewayEvent(ctx, payment.gateway, event);
}
