import 'server-only';
import { gateway } from '@/lib/server/adapters/payments/choose';
import type { GatewayEvent } from '@/lib/server/adapters/payments/port';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { ownedProductIds } from '@/lib/server/entitlements/service';
import { found } from '@/lib/server/errors';
import { enqueue } from '@/lib/server/jobs/queue';
import { log } from '@/lib/server/log';
import { type LockedOrder, lockOrder, moveOrder } from '@/lib/server/orders/state';
import { refundPayment } from './refund-job';
import { findByGatewayRef, lockPayment, type PaymentRow, updatePaymentStatus } from './repo';
import { settleOrder } from './settle';

const OPEN = new Set(['created', 'requires_action', 'processing']);

/**
 * Does what an event of a gateway means, in one transaction. In whatever order, however often and however late events
 * come, the end is the same.
 * @throws Error when the payment is not known (yet): the event is tried again
 */
export async function applyGatewayEvent(ctx: Ctx, source: string, event: GatewayEvent): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const known = await findByGatewayRef(ctx.db, source, event.gatewayRef);
    if (!known) throw new Error(`no payment for ${source} ${event.gatewayRef}`);
    const order = await lockOrder(ctx, known.order_id);
    const payment = found(await lockPayment(ctx.db, known.id));
    await applyLocked(ctx, order, payment, event);
  });
}

async function applyLocked(
  ctx: Ctx,
  order: LockedOrder,
  payment: PaymentRow,
  event: GatewayEvent,
): Promise<void> {
  const isOpen = OPEN.has(payment.status);
  if (event.type === 'payment.succeeded') {
    // A payment that failed and then succeeded was paid after all.
    if (isOpen || payment.status === 'failed') await succeed(ctx, order, payment, event);
  } else if (event.type === 'payment.failed') {
    if (isOpen) await updatePaymentStatus(ctx.db, payment.id, 'failed', event.failure ?? 'declined', ctx.now);
  } else if (isOpen) {
    await updatePaymentStatus(ctx.db, payment.id, 'processing', null, ctx.now);
  }
}

async function succeed(
  ctx: Ctx,
  order: LockedOrder,
  payment: PaymentRow,
  event: GatewayEvent,
): Promise<void> {
  const where = { orderId: order.id, paymentId: payment.id, gateway: payment.gateway };
  if (event.amount !== payment.amount || event.currency !== payment.currency) {
    await updatePaymentStatus(ctx.db, payment.id, 'quarantined', 'wrong_amount', ctx.now);
    log.error(where, 'a gateway reports another amount than was asked for');
    return;
  }
  if (await cannotBeKept(ctx, order)) {
    await updatePaymentStatus(ctx.db, payment.id, 'returned', 'not_needed', ctx.now);
    await enqueue(ctx, refundPayment, { paymentId: payment.id });
    if (order.status === 'awaiting_payment') await moveOrder(ctx, order.id, 'cancelled');
    log.warn(where, 'a second payment is given back');
    return;
  }
  await settleOrder(ctx, order, payment);
}

// Paid by another payment already, or every buyer's nightmare: the same product bought by another order meanwhile.
async function cannotBeKept(ctx: Ctx, order: LockedOrder): Promise<boolean> {
  if (!['awaiting_payment', 'expired'].includes(order.status)) return true;
  const productIds = order.lines.flatMap((line) => line.product_id ?? []);
  return (await ownedProductIds(ctx, order.buyer_id, productIds)).size > 0;
}

/** Asks a payment's gateway what has become of it, and does what that means. */
export async function askAndApply(ctx: Ctx, payment: PaymentRow): Promise<void> {
  if (!payment.gateway_ref) return;
  const event = await gateway(payment.gateway).ask(payment.gateway_ref);
  if (event) await applyGatewayEvent(ctx, payment.gateway, event);
}
