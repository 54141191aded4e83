import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { isTheirs, wasPaid } from './repo-open';

interface Use {
  entitlementId: string;
  lessonId: string;
  now: Date;
}

/**
 * Notes that a lesson of an active purchase was opened; a text is used then, and a lesson of which something was handed
 * out. The purchase is locked meanwhile: a refund at the same time comes before this, or sees it. A film is fetched in
 * many parts: only its beginning counts as opened.
 * @returns false when the purchase is not active any more: then nothing may be sent
 */
export async function addOpening(
  db: Db,
  {
    entitlementId,
    lessonId,
    now,
    isBegun = true,
    isHandout = false,
  }: Use & { isBegun?: boolean; isHandout?: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    with held as (select id from entitlements where id = ${entitlementId} and status = 'active' for share),
    one as (select id, case when type = 'text' or ${isHandout} then ${now}::timestamptz end as used_at
      from course_lessons where id = ${lessonId})
    insert into lesson_uses (entitlement_id, lesson_id, opened_at, used_at)
    select held.id, one.id, ${now}, one.used_at from held, one
    on conflict (entitlement_id, lesson_id) do update
      set times = lesson_uses.times + ${isBegun ? 1 : 0}, used_at = coalesce(lesson_uses.used_at, excluded.used_at)
    returning lesson_id`.execute(db);
  return rows.length > 0;
}

/** From this share of its bytes on, a film, a sound or a file is used: a player loads the beginning by itself. */
const USED_SHARE = 0.1;

/** Adds bytes of its film, sound or file that were sent. */
export async function addBytes(db: Db, { entitlementId, lessonId, now }: Use, bytes: number): Promise<void> {
  await sql`
    update lesson_uses u set bytes = u.bytes + ${bytes},
      used_at = case when u.bytes + ${bytes} >= f.size * ${USED_SHARE}::float8 then coalesce(u.used_at, ${now}) else u.used_at end
    from course_lessons l join files f on f.id = l.file_id
    where l.id = u.lesson_id and u.entitlement_id = ${entitlementId} and u.lesson_id = ${lessonId}`.execute(
    db,
  );
}

/** Returns how many lessons each of these purchases opens, and of which types they are. */
export async function listFacts(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; count: number; types: string[] }>`
    select e.id, count(*)::int as count, array_agg(distinct l.type) as types
    from entitlements e join course_lessons l on l.product_id = e.product_id
    where e.id = any(${[...ids]}::uuid[]) and ${isTheirs} group by e.id`.execute(db);
  return rows;
}

/** Counts the used lessons of each purchase, and all of them; free previews are counted apart. */
export async function listUsage(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{
    id: string;
    done: number;
    of: number;
    free: number;
    times: number;
    last_new_at: Date | null;
  }>`
    select e.id, count(u.used_at)::int as done, count(l.id) filter (where ${wasPaid})::int as of,
      count(l.id) filter (where not ${wasPaid})::int as free, coalesce(sum(u.times), 0)::int as times,
      max(u.used_at) as last_new_at
    from entitlements e left join course_lessons l on l.product_id = e.product_id and ${isTheirs}
    left join lesson_uses u on u.entitlement_id = e.id and u.lesson_id = l.id and ${wasPaid}
    where e.id = any(${[...ids]}::uuid[]) group by e.id`.execute(db);
  return rows;
}
