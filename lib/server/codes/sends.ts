import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError } from '@/lib/server/errors';
import { findNextSend, insertSend, type SendLimit } from './repo-sends';

export type { SendLimit } from './repo-sends';

/** Seconds until the next one may be asked for; the screens count them down. */
export const RESEND_SECONDS = 60;
const LIMIT: SendLimit = { gapSeconds: RESEND_SECONDS, max: 5, windowSeconds: 3600 };

/** The key that a send is counted under, with its own limit where it has one. */
type SendKey = string | { key: string; limit: SendLimit };

/** Runs `work` in a transaction that has taken these sends: if a limit refuses one, nothing happens. */
export function withSend<C extends Ctx, T>(
  ctx: C,
  keys: readonly SendKey[],
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  return inTransaction(ctx, async (ctx) => {
    await takeSend(ctx, keys);
    return work(ctx);
  });
}

/**
 * Takes one send of each key: one a minute and five an hour (safety.md), or what its limit says. All are taken, or
 * none. They are counted before anybody looks whether the number or address is known, so that the answer does not say
 * it.
 * @throws AppError `rate_limited` with the seconds to wait
 */
async function takeSend(ctx: Ctx, keys: readonly SendKey[]): Promise<void> {
  // Always in the same order, so that two requests never wait for each other.
  const sends = keys.map((key) => (typeof key === 'string' ? { key, limit: LIMIT } : key));
  for (const { key, limit } of sends.sort((a, b) => (a.key < b.key ? -1 : 1))) {
    if (await insertSend(ctx.db, key, limit, ctx.now)) continue;
    const next = await findNextSend(ctx.db, key, limit, ctx.now);
    const seconds = Math.ceil((next.getTime() - ctx.now.getTime()) / 1000);
    throw new AppError('rate_limited', { retryAfter: Math.max(seconds, 1) });
  }
}

/**
 * Takes one send of a key.
 * @returns false where none is left: for letters that nobody waits for
 */
export function trySend(ctx: Ctx, key: string, limit: SendLimit = LIMIT): Promise<boolean> {
  return insertSend(ctx.db, key, limit, ctx.now);
}
