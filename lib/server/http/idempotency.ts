import 'server-only';
import { createHash } from 'node:crypto';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { findIdempotentAnswer, insertIdempotentAnswer } from './repo';

/**
 * Runs a write at most once per (user, key): the same key and request returns the first answer, the same key with
 * another request is refused. The answer is kept in the transaction of the write itself, so there is never one without
 * the other; a second request at once waits on the key's row until the first has committed or failed.
 * @param request what was asked, as JSON values
 * @param answer what the key stands for, known before the write (ids made beforehand) and whole after JSON
 * @returns the answer: this one, or the one that was kept before
 * @throws AppError `idempotency_key_reused`
 */
export async function onceForKey<T>(
  ctx: MemberCtx,
  { key, request, answer }: { key: string; request: unknown; answer: T },
  write: (ctx: MemberCtx) => Promise<void>,
): Promise<T> {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const userId = ctx.viewer.id;
  return inTransaction(ctx, async (ctx) => {
    if (await insertIdempotentAnswer(ctx.db, { userId, key, hash, body: answer, now: ctx.now })) {
      await write(ctx);
      return answer;
    }
    const kept = found(await findIdempotentAnswer(ctx.db, userId, key));
    if (kept.request_hash !== hash) throw new AppError('idempotency_key_reused');
    return kept.body as T;
  });
}
