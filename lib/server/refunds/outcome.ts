import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { bookOpenDisputes } from '@/lib/server/disputes/book';
import { log } from '@/lib/server/log';
import { type LockedOrder, lockOrder } from '@/lib/server/orders/state';
import { bookReversal } from './books';
import { notifyRefundFailed } from './notices';
import { listRefundLines, type StoredRefund, updateOutcome } from './repo';
import { changesBy, updateAfterReversals } from './reversals';

/**
 * Notes how a refund ended at the gateway. The same news again, or late, changes nothing; a refund that failed after it
 * had succeeded (a bank may send it back) has failed.
 */
export function applyOutcome(
  ctx: Ctx,
  refund: StoredRefund,
  outcome: { status: 'succeeded' | 'failed'; failure: string | null },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, refund.order_id);
    const from = outcome.status === 'succeeded' ? ['granted'] : ['granted', 'succeeded'];
    if (!(await updateOutcome(ctx.db, refund.id, from, { ...outcome, now: ctx.now }))) return;
    await updateAfterReversals(ctx, order);
    if (outcome.status === 'failed') await restore(ctx, order, refund, outcome.failure);
  });
}

/**
 * The money did not go: the books look as if the refund had never been tried, and what a dispute took beyond it can be
 * booked.
 */
async function restore(
  ctx: Ctx,
  order: LockedOrder,
  refund: StoredRefund,
  failure: string | null,
): Promise<void> {
  log.error({ orderId: order.id, refundId: refund.id, reason: failure }, 'a refund failed at the gateway');
  await notifyRefundFailed(ctx, refund.id);
  const lines = await listRefundLines(ctx.db, refund.id);
  if (lines.length === 0) return;
  const came = lines.map(({ lineId, amount }) => ({ lineId, amount: -amount }));
  const changes = await changesBy(ctx, order.id, came);
  await bookReversal(ctx, { kind: 'refund_failed', ref: refund.id, order, changes });
  await bookOpenDisputes(ctx, order, refund.id);
}
