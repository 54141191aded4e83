import 'server-only';
import type { SelfCheck } from '@/lib/contract/books';
import type { Db } from '@/lib/server/ctx';

/** Stores the result of a check. */
export async function insertSelfCheck(
  db: Db,
  check: {
    id: string;
    now: Date;
    durationMs: number;
    isWhole: boolean;
    results: SelfCheck['results'];
    broken: number;
  },
): Promise<void> {
  await db
    .insertInto('self_checks')
    .values({
      id: check.id,
      ran_at: check.now,
      duration_ms: check.durationMs,
      is_whole: check.isWhole,
      results: JSON.stringify(check.results),
      broken: check.broken,
    })
    .execute();
}

/** Results of former checks, newest first. */
export function listSelfChecks(db: Db, before: string | null, limit: number) {
  let query = db.selectFrom('self_checks').selectAll();
  if (before) query = query.where('id', '<', before);
  return query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** Keeps those of the last year; older ones are of no use. */
export async function deleteOldSelfChecks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('self_checks').where('ran_at', '<', before).execute();
}

/** Returns how many findings the last check had; 0 where there was none. */
export async function findLastBroken(db: Db): Promise<number> {
  const row = await db
    .selectFrom('self_checks')
    .select('broken')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.broken ?? 0;
}
