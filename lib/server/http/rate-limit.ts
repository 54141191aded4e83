import 'server-only';
import type { ErrorCode } from '@/lib/contract/errors';
import type { Db } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { countUse, deleteUses, uncountUse } from './repo';

export interface Limit {
  max: number;
  seconds: number;
  /** the error for one use too many, if not `rate_limited` */
  code?: ErrorCode;
}

/**
 * Counts one use of `key` in the shared database (fixed windows), so that the limit holds for all instances.
 * @returns the number of uses now
 * @throws AppError `rate_limited`, or the limit's own code, with the seconds to wait
 */
export async function countAgainstLimit(db: Db, key: string, limit: Limit, now: Date): Promise<number> {
  const count = await countUse(db, key, windowStart(limit, now));
  refuseAbove(limit, count, now);
  return count;
}

/** @throws AppError as `countAgainstLimit`, where a window has more uses than its limit */
export function refuseAbove(limit: Limit, count: number, now: Date): void {
  if (count <= limit.max) return;
  const end = windowStart(limit, now).getTime() + limit.seconds * 1000;
  throw new AppError(limit.code ?? 'rate_limited', { retryAfter: Math.ceil((end - now.getTime()) / 1000) });
}

/**
 * Takes a counted use back that turned out harmless. Counting first and taking back later, instead of counting
 * afterwards, makes the limit hold for uses at the same time, too.
 */
export async function uncountAgainstLimit(
  db: Db,
  key: string,
  limit: { seconds: number },
  now: Date,
): Promise<void> {
  await uncountUse(db, key, windowStart(limit, now));
}

/** Returns when the window that contains `now` began. */
export function windowStart({ seconds }: { seconds: number }, now: Date): Date {
  return new Date(Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000);
}

/** Deletes the uses of a key, and of all keys that begin with it and a space. */
export async function forgetUses(db: Db, key: string): Promise<void> {
  await deleteUses(db, key);
}
