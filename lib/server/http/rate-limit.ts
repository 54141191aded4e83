import 'server-only';
import type { Db } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { countUse, uncountUse } from './repo';

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
  const start = windowStart(limit, now);
  const count = await countUse(db, key, new Date(start));
  if (count > limit.max) {
    const end = start + limit.seconds * 1000;
    throw new AppError('rate_limited', { retryAfter: Math.ceil((end - now.getTime()) / 1000) });
  }
  return count;
}

/**
 * Takes back a counted use that turned out harmless. Counting first and taking back later, not counting afterwards,
 * makes the limit hold for uses that come at once, too.
 */
export async function takeBackUse(db: Db, key: string, limit: { seconds: number }, now: Date): Promise<void> {
  await uncountUse(db, key, new Date(windowStart(limit, now)));
}

function windowStart({ seconds }: { seconds: number }, now: Date): number {
  return Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000;
}
