import 'server-only';
import { storage } from '@/lib/server/adapters/storage/choose';
import { recordAudit } from '@/lib/server/audit/service';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { disposition } from '@/lib/server/http/disposition';
import { streamResponse } from '@/lib/server/http/stream';
import { lockOrder } from '@/lib/server/orders/state';
import { assertNotOwnTrade } from '@/lib/server/payments/own-trade';
import { countUnforwarded, findSent, findSentFile, listUnforwarded, updateForwarded } from './repo-answers';

/** Returns the number of answers to forward. */
export const countWaitingAnswers = (ctx: Ctx): Promise<number> => countUnforwarded(ctx.db);

/** The answers that wait to be forwarded, newest first. */
export const waitingAnswers = (ctx: Ctx, limit: number): Promise<string[]> => listUnforwarded(ctx.db, limit);

/**
 * A file of an answer, for an operator to save; the log says who opened it.
 * @throws AppError `not_found`, `own_trade`
 */
export async function disputeFileResponse(ctx: MemberCtx, id: string): Promise<Response> {
  const { storage_key, mime, size, name } = await inTransaction(ctx, async (ctx) => {
    const file = found(await findSentFile(ctx.db, id));
    await assertNotOwnTrade(ctx, await lockOrder(ctx, file.order_id));
    await recordAudit(ctx, {
      actor: ctx.viewer.id,
      action: 'dispute.seen',
      subjectId: file.seller_id,
      details: { disputeId: file.dispute_id, file: file.name },
    });
    return file;
  });
  return streamResponse(await storage().read(storage_key), {
    'Content-Type': mime,
    'Content-Length': String(size),
    'Content-Disposition': disposition(name),
    'Cache-Control': 'private, no-store',
  });
}

/**
 * Marks an answer as sent to the payment provider, after which its seller cannot change it. The operator names the
 * state that they sent, so that no later change is taken for forwarded.
 * @throws AppError `not_found`, `own_trade`, `conflict` where it was forwarded before or has changed
 */
export function forwardDisputeAnswer(
  ctx: MemberCtx,
  id: string,
  { changedAt }: { changedAt: string },
): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    const answer = found(await findSent(ctx.db, id));
    await assertNotOwnTrade(ctx, await lockOrder(ctx, answer.order_id));
    const by = ctx.viewer.id;
    const isForwarded = await updateForwarded(ctx.db, id, {
      changedAt: new Date(changedAt),
      by,
      now: ctx.now,
    });
    if (!isForwarded) throw new AppError('conflict');
    await recordAudit(ctx, {
      actor: by,
      action: 'dispute.forwarded',
      subjectId: answer.seller_id,
      details: { disputeId: answer.dispute_id, orderId: answer.order_id },
    });
    return { done: true };
  });
}
