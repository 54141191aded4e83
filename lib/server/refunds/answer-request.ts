import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { notifyRefundDeclined } from './notices';
import { findAsked, updateDecision } from './repo';
import { findShown } from './repo-views';

/**
 * Answers a buyer's request for a line when something else decided it, in the caller's transaction. The caller holds
 * the order locked and carries out what is granted.
 * @param amount minor units; with 0 the request is declined, and the buyer gets a notice
 * @returns the refund; undefined where no request waits
 */
export async function answerRequest(
  ctx: Ctx,
  lineId: string,
  { amount, answer, by }: { amount: number; answer: string; by: string | null },
): Promise<string | undefined> {
  const id = await findAsked(ctx.db, lineId);
  if (!id) return undefined;
  if (amount > 0) {
    await updateDecision(ctx.db, id, { status: 'granted', amount, answer, decidedBy: by, now: ctx.now });
    return id;
  }
  const asked = found(await findShown(ctx.db, id, null));
  const decision = { status: 'declined', amount: asked.amount, answer, decidedBy: by } as const;
  await updateDecision(ctx.db, id, { ...decision, now: ctx.now });
  await notifyRefundDeclined(ctx, found(await findShown(ctx.db, id, null)));
  return id;
}
