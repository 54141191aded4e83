import 'server-only';
import type { GatewayEvent } from '@/lib/server/adapters/payments/port';
import type { Ctx } from '@/lib/server/ctx';
import { newId } from '@/lib/server/ids';
import { postJournal } from '@/lib/server/ledger/service';
import { log } from '@/lib/server/log';
import { type LockedOrder, lockOrder } from '@/lib/server/orders/state';
import { costJournal } from '@/lib/server/payments/costs';
import { getPayment } from '@/lib/server/payments/find-payment';
import type { Captured } from '@/lib/server/refunds/begin';
import { bookReversal } from '@/lib/server/refunds/books';
import { notifyDispute } from '@/lib/server/refunds/notices';
import { changesBy, updateAfterReversals } from '@/lib/server/refunds/reversals';
import { bookDispute } from './book';
import { findDispute, insertDispute, listDisputeLines, type StoredDispute, updateClosed } from './repo';

/**
 * Does what an event about a dispute means, in the caller's transaction. If the end of a dispute arrives first, it also
 * counts as its opening; an opening that arrives later changes nothing.
 * @throws Error while the payment is not known as paid: the event is tried again
 */
export async function applyDisputeEvent(
  ctx: Ctx,
  payment: Captured & { gateway: string },
  event: GatewayEvent,
): Promise<void> {
  const order = await lockOrder(ctx, payment.order_id);
  const { status } = await getPayment(ctx, payment.id);
  if (!['succeeded', 'returned'].includes(status))
    throw new Error(`a dispute about payment ${payment.id}, which is ${status}`);
  const { subjectRef } = event;
  if (!subjectRef) throw new Error('a dispute without a name');
  if (event.currency !== payment.currency)
    throw new Error(`dispute ${subjectRef} is in ${event.currency}, its payment in ${payment.currency}`);
  const known = await findDispute(ctx.db, payment.gateway, subjectRef);
  if (known && known.payment_id !== payment.id)
    throw new Error(`dispute ${subjectRef} is about another payment than ${payment.id}`);
  const dispute = known ?? (await open(ctx, order, payment, { ...event, subjectRef }, status));
  if (event.type !== 'dispute.opened') await close(ctx, order, dispute, event);
}

async function open(
  ctx: Ctx,
  order: LockedOrder,
  payment: Captured & { gateway: string },
  event: GatewayEvent & { subjectRef: string },
  paymentStatus: string,
): Promise<StoredDispute> {
  const { gateway, id: paymentId } = payment;
  const { subjectRef: gatewayRef, amount, currency } = event;
  log.warn({ orderId: order.id, paymentId, gateway }, 'a buyer’s bank has taken a payment back');
  const openedAt = event.type === 'dispute.opened' && event.at ? new Date(event.at) : ctx.now;
  const dispute = await insertDispute(ctx.db, {
    id: newId(ctx.now),
    paymentId,
    orderId: order.id,
    gateway,
    gatewayRef,
    amount,
    currency,
    cause: event.cause ?? 'general',
    answerBy: event.answerBy ? new Date(event.answerBy) : null,
    openedAt,
  });
  // A payment that is given back sold nothing: there is no split to reverse.
  const lines = paymentStatus === 'succeeded' ? await bookDispute(ctx, order, dispute, dispute.id) : [];
  const { id, answer_by: answerBy } = dispute;
  await notifyDispute(ctx, order, { id, amount, status: 'opened', lines, answerBy });
  return dispute;
}

async function close(
  ctx: Ctx,
  order: LockedOrder,
  dispute: StoredDispute,
  event: GatewayEvent,
): Promise<void> {
  const status = event.type === 'dispute.won' ? 'won' : 'lost';
  const at = event.at ? new Date(event.at) : ctx.now;
  if (!(await updateClosed(ctx.db, dispute.id, status, at))) return;
  const lines = await listDisputeLines(ctx.db, dispute.id);
  await notifyDispute(ctx, order, { id: dispute.id, amount: dispute.amount, status, lines, answerBy: null });
  await updateAfterReversals(ctx, order);
  // What a lost dispute costs is the house's: nobody who earned by the sale pays it.
  if (status === 'lost' && event.cost)
    await postJournal(ctx, costJournal('dispute_cost', dispute, event.cost));
  if (status === 'lost' || lines.length === 0) return;
  const came = lines.map(({ lineId, amount }) => ({ lineId, amount: -amount }));
  const changes = await changesBy(ctx, order.id, came);
  await bookReversal(ctx, { kind: 'dispute_won', ref: dispute.id, order, changes });
}
