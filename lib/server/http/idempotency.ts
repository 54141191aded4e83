import 'server-only';
import { createHash } from 'node:crypto';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError } from '@/lib/server/errors';
import { findIdempotentAnswer, insertIdempotentAnswer, lockIdempotencyKey } from './repo';

/**
 * Runs a write at most once per (user, key): the same key and request returns the first answer, the same key with
 * another request is refused. The answer is kept in the transaction of the write itself, so there is never one without
 * the other; two requests at once wait for each other on an advisory lock.
 * @param request what was asked, as JSON values
 * @param write its answer must survive JSON (ids, numbers, texts)
 * @throws AppError `idempotency_key_reused`
 */
export async function onceForKey<T>(
  ctx: MemberCtx,
  key: string,
  request: unknown,
  write: (ctx: MemberCtx) => Promise<T>,
): Promise<T> {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  return inTransaction(ctx, async (ctx) => {
    await lockIdempotencyKey(ctx.db, ctx.viewer.id, key);
    const kept = await findIdempotentAnswer(ctx.db, ctx.viewer.id, key);
    if (kept && kept.request_hash !== hash) throw new AppError('idempotency_key_reused');
    if (kept) return kept.body as T;
    const body = await write(ctx);
    await insertIdempotentAnswer(ctx.db, { userId: ctx.viewer.id, key, hash, body, now: ctx.now });
    return body;
  });
}
