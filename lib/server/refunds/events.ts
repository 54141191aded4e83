import 'server-only';
import { z } from 'zod';
import type { GatewayEvent } from '@/lib/server/adapters/payments/port';
import type { Ctx } from '@/lib/server/ctx';
import { lockOrder } from '@/lib/server/orders/state';
import { getPayment } from '@/lib/server/payments/find-payment';
import { type Captured, carryOut, writeRefund } from './begin';
import { applyOutcome } from './outcome';
import { findByGatewayRef, findRefund } from './repo';
import { leftOf, spreadOver } from './reversals';

const OurId = z.uuid();

/**
 * Does what an event about a refund means, in the caller's transaction. The refund began here, or in the gateway's own
 * console.
 * @throws Error when it cannot be done yet: the payment is not known as paid, or the refund is not known; it is tried
 *   again. The same for an event that contradicts the refund, until an operator sees it
 */
export async function applyRefundEvent(ctx: Ctx, payment: Captured, event: GatewayEvent): Promise<void> {
  const status = event.type === 'refund.succeeded' ? 'succeeded' : 'failed';
  const { subjectRef } = event;
  if (!subjectRef) throw new Error('a refund without a name');
  const outcome = { status, failure: status === 'failed' ? (event.failure ?? 'failed') : null } as const;
  if (OurId.safeParse(subjectRef).success) {
    const refund = await findRefund(ctx.db, subjectRef);
    if (refund?.payment_id !== payment.id) throw new Error(`no refund ${subjectRef} of ${payment.id}`);
    if (event.amount !== refund.amount || event.currency !== refund.currency)
      throw new Error(`refund ${subjectRef} is reported as ${event.amount} ${event.currency}`);
    return applyOutcome(ctx, refund, outcome);
  }
  const order = await lockOrder(ctx, payment.order_id);
  const { status: state } = await getPayment(ctx, payment.id);
  if (state !== 'succeeded') throw new Error(`a refund of payment ${payment.id}, which is ${state}`);
  const known = await findByGatewayRef(ctx.db, payment.id, subjectRef);
  if (known && (known.amount !== event.amount || known.currency !== event.currency))
    throw new Error(`refund ${subjectRef} is reported as ${event.amount} ${event.currency}`);
  if (known) return applyOutcome(ctx, known, outcome);
  const left = await leftOf(ctx, order);
  const lines = spreadOver(left, event.amount);
  const isCovered = lines.reduce((sum, { amount }) => sum + amount, 0) === event.amount;
  if (!isCovered || event.currency !== payment.currency)
    throw new Error(`a refund of more than is left of payment ${payment.id}`);
  const begun = {
    reason: 'at_gateway',
    note: '',
    askedBy: null,
    decidedBy: null,
    gatewayRef: subjectRef,
    lines,
  };
  // A refund that is reported as failed moved nothing; if a success is reported later, it happened earlier.
  if (status === 'failed') return void (await writeRefund(ctx, payment, { ...begun, status }));
  const id = await writeRefund(ctx, payment, { ...begun, status: 'granted' });
  await carryOut(ctx, order, { id, lines });
  const refund = await findRefund(ctx.db, id);
  if (refund) await applyOutcome(ctx, refund, outcome);
}
