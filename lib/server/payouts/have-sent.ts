import 'server-only';
import { recordAudit } from '@/lib/server/audit/service';
import type { MemberCtx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { onceForKey } from '@/lib/server/http/idempotency';
import { enqueue, enqueueAll } from '@/lib/server/jobs/queue';
import { withoutBarred } from './batches';
import { abilities, audit, close, isInDebt } from './operator';
import { listUnsent, updateAsked } from './repo-send';
import { sendPayoutNow } from './send-job';

/** More than this take another click. */
const AT_ONCE = 500;

/**
 * Lets the payment provider send a payout in progress, by a job.
 * @throws AppError `not_found`, `conflict` unless it waits to be sent, `payout_barred` for a payee or an account that
 *   may not be paid, `payout_cooling` while the approval of an identity can be undone, `payout_owes`, `forbidden` for
 *   one's own
 */
export function sendPayout(ctx: MemberCtx, id: string, key: string): Promise<{ done: true }> {
  return close(ctx, id, key, { endpoint: 'sendPayout' }, async (ctx, payout) => {
    const isWaiting = payout.status === 'in_progress' && payout.send_asked_at === null;
    if (!isWaiting || payout.method_type !== 'connected-account') throw new AppError('conflict');
    const owes = await isInDebt(ctx, payout);
    if (owes) throw new AppError('payout_owes');
    const can = await abilities(ctx, payout);
    if (!can.canSend) throw new AppError(can.refusal ?? 'payout_barred');
    await updateAsked(ctx.db, [id], ctx.viewer.id, ctx.now);
    await audit(ctx, 'payout.send', payout, {});
    await enqueue(ctx, sendPayoutNow, { payoutId: id });
  });
}

/**
 * The same for all that wait. Whether a payee may be paid is checked again when theirs is sent.
 * @throws AppError `conflict` where nothing waits
 */
export function sendPayouts(ctx: MemberCtx, key: string): Promise<{ done: true }> {
  const request = { endpoint: 'sendPayouts' };
  return onceForKey(ctx, { key, request, answer: { done: true } }, async (ctx) => {
    const me = ctx.viewer.id;
    const waiting = await withoutBarred(ctx, await listUnsent(ctx.db, AT_ONCE, { hold: true }), {
      hold: true,
    });
    const payouts = waiting.filter((payout) => payout.user_id !== me);
    if (payouts.length === 0) throw new AppError('conflict');
    const ids = payouts.map(({ id }) => id);
    await updateAsked(ctx.db, ids, me, ctx.now);
    await recordAudit(ctx, {
      actor: me,
      action: 'payout_batch.send',
      subjectId: null,
      details: { count: ids.length },
    });
    await enqueueAll(
      ctx,
      sendPayoutNow,
      ids.map((payoutId) => ({ payoutId })),
    );
  });
}
