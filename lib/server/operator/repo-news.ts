import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Of several who would tell at once, one does: the others wait here, and then see that it was told. */
export async function lockNews(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('operator_news', 0))`.execute(db);
}

/** When operators were told of something last; null before the first time. */
export async function findLastTold(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('operator_news')
    .select('told_at')
    .orderBy('told_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.told_at ?? null;
}

/** Forgets what of a page waits no more: should it wait again, that is news. */
export async function deleteOver(db: Db, page: string, waiting: readonly string[]): Promise<void> {
  await sql`delete from operator_news where page = ${page} and subject_id <> all(${[...waiting]}::uuid[])`.execute(
    db,
  );
}

/** Notes what waits as told. @returns how much of each page was not told before */
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
