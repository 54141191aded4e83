import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { Subject } from './repo';

/** Notes a report; twice is once. */
export async function insertReport(
  db: Db,
  { commentId, reporterId, now }: { commentId: string; reporterId: string; now: Date },
): Promise<void> {
  await sql`insert into comment_reports (comment_id, reporter_id, reported_at)
    values (${commentId}, ${reporterId}, ${now}) on conflict do nothing`.execute(db);
}

// The partial index of reports that wait is asked first: there are millions of comments.
const WAITS = sql`(c.status = 'visible' and c.id in (select comment_id from comment_reports where judged_at is null)
  and exists (select from comment_reports r
    where r.comment_id = c.id and r.reported_at > coalesce(c.judged_at, '-infinity')))`;
const HIDDEN = sql`c.status = 'hidden'`;

export interface ReportedRow {
  id: string;
  author_id: string;
  text: string;
  created_at: Date;
  is_hidden: boolean;
  post_id: string | null;
  product_id: string;
  title: string;
  lesson: string | null;
  reports: number;
}

/** A page of comments that wait for an operator, or that are hidden; newest first. */
export async function listReported(
  db: Db,
  { state, before, limit }: { state: 'waiting' | 'hidden'; before: string | null; limit: number },
): Promise<ReportedRow[]> {
  const { rows } = await sql<ReportedRow>`
    select c.id, c.author_id, c.text, c.created_at, c.status = 'hidden' as is_hidden, c.post_id,
      p.id as product_id, l.title as lesson,
      coalesce(p.title, nullif(post.title, ''), left(post.text, 120)) as title,
      (select count(*)::int from comment_reports r where r.comment_id = c.id) as reports
    from comments c
    left join posts post on post.id = c.post_id
    left join course_lessons l on l.id = c.lesson_id
    left join products p on p.id = coalesce(c.product_id, l.product_id)
    where ${state === 'hidden' ? HIDDEN : WAITS} ${before ? sql`and c.id < ${before}::uuid` : sql``}
    order by c.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

export async function countReported(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from comments c where ${WAITS}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface JudgedRow {
  author_id: string;
  parent_id: string | null;
  subject_id: string;
  type: Subject['type'];
  was: 'visible' | 'hidden';
}

/**
 * Notes what an operator decided of a comment that waits, or shows a hidden one again.
 * @returns the comment and what it was; undefined where there was nothing to decide
 */
export async function updateJudged(
  db: Db,
  { id, isHidden, now }: { id: string; isHidden: boolean; now: Date },
): Promise<JudgedRow | undefined> {
  const { rows } = await sql<JudgedRow>`
    with before as (select c.id, c.status from comments c
      where c.id = ${id} and (${WAITS} ${isHidden ? sql`` : sql`or ${HIDDEN}`}) for no key update of c),
    looked_at as (update comment_reports r set judged_at = ${now} from before
      where r.comment_id = before.id and r.judged_at is null)
    update comments c set judged_at = ${now}, status = ${isHidden ? 'hidden' : 'visible'}
    from before where c.id = before.id
    returning c.author_id, c.parent_id, before.status as was, coalesce(c.post_id, c.product_id, c.lesson_id) as subject_id,
      case when c.post_id is not null then 'posts' when c.product_id is not null then 'products' else 'lessons' end as type`.execute(
    db,
  );
  return rows[0];
}

/** Returns whether there is such a comment. */
export async function isComment(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from comments where id = ${id}`.execute(db);
  return rows.length > 0;
}
