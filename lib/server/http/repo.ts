import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { COUNTS } from '@/lib/server/db/prepared-statements';
import { found } from '@/lib/server/errors';

/** Counts one use of a key within a window and returns how many there are now. */
export async function countUse(db: Db, key: string, windowStart: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`${sql.raw(COUNTS)}
    insert into rate_limits (key, window_start, count) values (${key}, ${windowStart}, 1)
    on conflict (key, window_start) do update set count = rate_limits.count + 1 returning count`.execute(db);
  return found(rows[0]).count;
}

/** Takes one use of a key back. */
export async function uncountUse(db: Db, key: string, windowStart: Date): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ count: sql`count - 1` })
    .where('key', '=', key)
    .where('window_start', '=', windowStart)
    .where('count', '>', 0)
    .execute();
}

/** Deletes all windows of a key, and of those that begin with it and a space. */
export async function deleteUses(db: Db, key: string): Promise<void> {
  // A range of the index, which is in the order of bytes: an exclamation mark comes next after a space.
  await db
    .deleteFrom('rate_limits')
    .where((where) =>
      where.or([
        where('key', '=', key),
        where.and([where('key', '>', `${key} `), where('key', '<', `${key}!`)]),
      ]),
    )
    .execute();
}

/** Deletes windows that began before `before`. */
export async function deleteOldUses(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_start', '<', before).execute();
}

/** The answer stored for a key. */
export function findIdempotentAnswer(db: Db, userId: string, key: string) {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'body'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/**
 * Stores the answer for a key. Waits while another transaction holds the same key.
 * @returns false when the key has an answer already
 */
export async function insertIdempotentAnswer(
  db: Db,
  answer: { userId: string; key: string; hash: string; body: unknown; now: Date },
): Promise<boolean> {
  const { userId, key, hash, body, now } = answer;
  const { rows } = await sql`
    insert into idempotency_keys (user_id, key, request_hash, status, body, created_at)
    values (${userId}, ${key}, ${hash}, 200, ${JSON.stringify(body)}, ${now})
    on conflict (user_id, key) do nothing returning key`.execute(db);
  return rows.length > 0;
}

/** Deletes answers that were stored before `before`. */
export async function deleteOldAnswers(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
