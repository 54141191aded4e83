import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { newId } from '@/lib/server/ids';
import { enqueue } from '@/lib/server/jobs/queue';
import type { LockedOrder } from '@/lib/server/orders/state';
import { bookReversal } from './books';
import { notifyRefundGranted } from './notices';
import type { CancelledBy } from './present';
import { insertRefund, type NewRefund, type RefundLine } from './repo';
import { changesBy, updateAfterReversals } from './reversals';
import { sendRefund } from './send-job';

/** A payment that brought money: all that a refund needs to know about it. */
export interface Captured {
  id: string;
  order_id: string;
  amount: number;
  currency: string;
}

type Asked = Pick<NewRefund, 'reason' | 'cancelled' | 'note' | 'askedBy' | 'decidedBy' | 'lines'>;

/**
 * Stores a refund of lines, or, without lines, of the whole payment. The caller holds the order locked, and carries out
 * what is granted.
 */
export async function writeRefund(
  ctx: Ctx,
  payment: Captured,
  asked: Asked & Pick<NewRefund, 'status'> & { id?: string; gatewayRef?: string; answer?: string },
): Promise<string> {
  const { id = newId(ctx.now), gatewayRef = null, ...rest } = asked;
  const ofLines = asked.lines.reduce((sum, line) => sum + line.amount, 0);
  const amount = asked.lines.length > 0 ? ofLines : payment.amount;
  const { id: paymentId, order_id: orderId, currency } = payment;
  const refund = { id, gatewayRef, paymentId, orderId, amount, currency, ...rest, now: ctx.now };
  await insertRefund(ctx.db, refund);
  return id;
}

/**
 * Carries out a granted refund, in the caller's transaction: access and counters first, then the books. A job then
 * tells the gateway.
 * @returns the part that is now a debt
 */
export async function carryOut(
  ctx: Ctx,
  order: LockedOrder,
  refund: { id: string; lines: readonly RefundLine[] },
): Promise<number> {
  await updateAfterReversals(ctx, order);
  const changes = await changesBy(ctx, order.id, refund.lines);
  return bookReversal(ctx, { kind: 'refund', ref: refund.id, order, changes });
}

/** Notifies the buyer and the sellers of a granted refund, and carries it out as `carryOut` does. */
export async function notifyAndCarryOut(
  ctx: Ctx,
  order: LockedOrder,
  refund: { id: string; lines: readonly RefundLine[]; cancelled?: CancelledBy },
): Promise<number> {
  const changes = await changesBy(ctx, order.id, refund.lines);
  await notifyRefundGranted(ctx, order, { ...refund, changes });
  return carryOut(ctx, order, refund);
}

/** Gives back a payment that bought nothing: another payment paid the order, or the order needs no money any more. */
export async function returnPayment(ctx: Ctx, payment: Captured): Promise<void> {
  const nobody = { note: '', askedBy: null, decidedBy: null };
  const refundId = await writeRefund(ctx, payment, {
    ...nobody,
    reason: 'not_needed',
    status: 'granted',
    lines: [],
  });
  await enqueue(ctx, sendRefund, { refundId });
}
