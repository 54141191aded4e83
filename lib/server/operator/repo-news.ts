import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** When several processes would notify at once, one does: the others wait here, and then see that it is done. */
export async function lockNews(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('operator_news', 0))`.execute(db);
}

/** Returns when operators were last notified of anything; null before the first time. */
export async function findLastNotified(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('operator_news')
    .select('told_at')
    .orderBy('told_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.told_at ?? null;
}

/** Deletes the items of a page that do not wait any more: if they wait again, that is new work. */
export async function deleteOver(db: Db, page: string, waiting: readonly string[]): Promise<void> {
  await sql`delete from operator_news where page = ${page} and subject_id <> all(${[...waiting]}::uuid[])`.execute(
    db,
  );
}

/** Stores waiting items as reported. @returns how many on each page were not reported before */
export async function insertNews(
  db: Db,
  waiting: readonly { page: string; ids: readonly string[] }[],
  now: Date,
): Promise<{ page: string; count: number }[]> {
  const all = waiting.flatMap(({ page, ids }) => ids.map((id) => ({ page, id })));
  const { rows } = await sql<{ page: string; count: number }>`
    with fresh as (
      insert into operator_news (page, subject_id, told_at)
      select page, id, ${now} from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as t (page text, id uuid)
      on conflict do nothing returning page)
    select page, count(*)::int as count from fresh group by page`.execute(db);
  return rows;
}
