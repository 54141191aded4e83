import 'server-only';
import { recordAudit } from '@/lib/server/audit/service';
import type { AuditAct } from '@/lib/server/audit/words';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError } from '@/lib/server/errors';
import { notify } from '@/lib/server/notifications/service';
import { lockOrder } from '@/lib/server/orders/state';
import { letGo } from '@/lib/server/payments/holds';
import { assertNotOwnTrade } from '@/lib/server/payments/own-trade';
import {
  getPaidTip,
  holdPaidTip,
  noteJudged,
  noteReviewed,
  type PaidTip,
} from '@/lib/server/tips/waiting-tips';

/**
 * An operator lets the money of a tip go: it is paid out when its hold is over.
 * @throws AppError `not_found`, `own_trade`, `conflict` where nothing waits
 */
export function releaseTip(ctx: MemberCtx, id: string): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    const tip = await begin(ctx, id);
    if (!(await letGo(ctx, id))) throw new AppError('conflict');
    await noteReviewed(ctx, id);
    await audit(ctx, 'tip.release', tip);
    await notify(ctx, { to: tip.author_id, kind: 'earnings_kept', topic: 'released', subject: id });
    return { done: true };
  });
}

/**
 * An operator has looked at a reported word: it stays, or it is deleted.
 * @throws AppError `not_found`, `own_trade`, `conflict` where nobody reported it, or somebody has judged it
 */
export function judgeWord(ctx: MemberCtx, id: string, isKept: boolean): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    const tip = await begin(ctx, id);
    if (!tip.reported_at || tip.judged_at) throw new AppError('conflict');
    await noteJudged(ctx, id, isKept);
    await audit(ctx, isKept ? 'tip.keepWord' : 'tip.deleteWord', tip);
    return { done: true };
  });
}

/** Orders are locked before what hangs on their lines. */
async function begin(ctx: MemberCtx, id: string): Promise<PaidTip> {
  const { order_id } = await getPaidTip(ctx, id);
  await assertNotOwnTrade(ctx, await lockOrder(ctx, order_id));
  return holdPaidTip(ctx, id);
}

async function audit(ctx: MemberCtx, action: AuditAct & `tip.${string}`, tip: PaidTip): Promise<void> {
  const { order_id: orderId, amount, currency } = tip;
  const details = { orderId, amount, currency };
  await recordAudit(ctx, { actor: ctx.viewer.id, action, subjectId: tip.author_id, details });
}
