import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import type { LockedOrder } from '@/lib/server/orders/state';
import { bookReversal } from '@/lib/server/refunds/books';
import { changesBy, leftOf, spreadOver, updateAfterReversals } from '@/lib/server/refunds/reversals';
import { addDisputeLines, listDisputeLines, listTaking, type StoredDispute } from './repo';

/**
 * Books what a dispute took, except what was given back before: refunds and disputes together are never more than was
 * captured. The caller holds the order locked.
 * @param ref names the journal: the dispute's id, and what made room for the amount that is booked now
 * @returns what was booked now
 */
export async function bookDispute(
  ctx: Ctx,
  order: LockedOrder,
  dispute: StoredDispute,
  ref: string,
): Promise<ReturnType<typeof spreadOver>> {
  const [booked, left] = await Promise.all([listDisputeLines(ctx.db, dispute.id), leftOf(ctx, order)]);
  const missing = booked.reduce((rest, { amount }) => rest - amount, dispute.amount);
  const lines = spreadOver(left, missing);
  if (lines.length > 0) await addDisputeLines(ctx.db, dispute.id, lines);
  await updateAfterReversals(ctx, order);
  if (lines.length === 0) return lines;
  const changes = await changesBy(ctx, order.id, lines);
  await bookReversal(ctx, { kind: 'dispute', ref, order, changes });
  return lines;
}

/** A refund failed that had left less for disputes to take: now they take that part, too. */
export async function bookOpenDisputes(ctx: Ctx, order: LockedOrder, refundId: string): Promise<void> {
  for (const dispute of await listTaking(ctx.db, order.id))
    await bookDispute(ctx, order, dispute, `${dispute.id}:${refundId}`);
}
