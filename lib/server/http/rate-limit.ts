import 'server-only';
import type { Db } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { countUse, deleteUses, uncountUse } from './repo';

/**
 * Counts one use of `key` in the shared database (fixed windows), so that the limit holds over all instances.
 * @returns how many there are now
 * @throws AppError `rate_limited` with the seconds to wait
 */
export async function countAgainstLimit(
  db: Db,
  key: string,
  limit: { max: number; seconds: number },
  now: Date,
): Promise<number> {
  const count = await countUse(db, key, windowStart(limit, now));
  refuseAbove(limit, count, now);
  return count;
}

/** @throws AppError `rate_limited` with the seconds to wait, where a window has more uses than its limit */
export function refuseAbove(limit: { max: number; seconds: number }, count: number, now: Date): void {
  if (count <= limit.max) return;
  const end = windowStart(limit, now).getTime() + limit.seconds * 1000;
  throw new AppError('rate_limited', { retryAfter: Math.ceil((end - now.getTime()) / 1000) });
}

/**
 * Takes back a counted use that turned out harmless. Counting first and taking back later, not counting afterwards,
 * makes the limit hold for uses that come at once, too.
 */
export async function takeBackUse(db: Db, key: string, limit: { seconds: number }, now: Date): Promise<void> {
  await uncountUse(db, key, windowStart(limit, now));
}

/** When the window began that `now` falls into. */
export function windowStart({ seconds }: { seconds: number }, now: Date): Date {
  return new Date(Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000);
}

/** Forgets the uses of keys, and of all that begin with `prefix`. */
export async function forgetUses(db: Db, keys: readonly string[], prefix: string): Promise<void> {
  await deleteUses(db, keys, prefix);
}
