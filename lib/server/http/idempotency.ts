import 'server-only';
import { createHash } from 'node:crypto';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { findIdempotentAnswer, insertIdempotentAnswer } from './repo';

interface Once<T> {
  key: string;
  /** the request, as JSON values */
  request: unknown;
  /** the answer for the key: known before the write (ids made beforehand), and the same after JSON */
  answer: T;
}

/**
 * Runs a write at most once per (user, key). The same key and request gets the first answer; the same key with another
 * request is refused. The answer is stored in the transaction of the write itself, so there is never one without the
 * other. A second request at the same time waits for the key's row until the first has committed or failed.
 * @returns the answer: this one, or the one stored before
 * @throws AppError `idempotency_key_reused`
 */
export function onceForKey<T>(
  ctx: MemberCtx,
  once: Once<T>,
  write: (ctx: MemberCtx) => Promise<void>,
): Promise<T> {
  return onceForKeyReading(ctx, once, async () => {}, write);
}

/**
 * The same for a write that begins with a read. The read is sent together with the key, so it must not refuse anything
 * itself.
 * @throws AppError `idempotency_key_reused`
 */
export function onceForKeyReading<T, R>(
  ctx: MemberCtx,
  { key, request, answer }: Once<T>,
  read: (ctx: MemberCtx) => Promise<R>,
  write: (ctx: MemberCtx, current: R) => Promise<void>,
): Promise<T> {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const userId = ctx.viewer.id;
  return inTransaction(ctx, async (ctx) => {
    const kept = { userId, key, hash, body: answer, now: ctx.now };
    const [isFirst, current] = await Promise.all([insertIdempotentAnswer(ctx.db, kept), read(ctx)]);
    if (isFirst) {
      await write(ctx, current);
      return answer;
    }
    const before = found(await findIdempotentAnswer(ctx.db, userId, key));
    if (before.request_hash !== hash) throw new AppError('idempotency_key_reused');
    return before.body as T;
  });
}
