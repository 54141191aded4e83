import 'server-only';
import type { Db } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { countUse } from './repo';

/**
 * Counts one use of `key` in the shared database (fixed windows), so that the limit holds over all instances.
 * @throws AppError `rate_limited` with the seconds to wait
 */
export async function countAgainstLimit(
  db: Db,
  key: string,
  limit: { max: number; seconds: number },
  now: Date,
): Promise<void> {
  const size = limit.seconds * 1000;
  const start = Math.floor(now.getTime() / size) * size;
  const count = await countUse(db, key, new Date(start));
  if (count > limit.max) {
    throw new AppError('rate_limited', { retryAfter: Math.ceil((start + size - now.getTime()) / 1000) });
  }
}
