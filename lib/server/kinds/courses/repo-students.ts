import 'server-only';
import { type SqlBool, sql } from 'kysely';
import type { StudentGroup } from '@/lib/contract/kinds/course-students';
import type { Db } from '@/lib/server/ctx';
import { takesFrom } from '@/lib/server/db/apart';
import { escapeLike } from '@/lib/server/db/fold';

export interface StudentFilter {
  productId: string;
  /** folded, for names and handles; empty for all */
  folded: string;
  group: StudentGroup;
  /** who stopped did nothing since then */
  stoppedSince: Date;
}

export interface StudentRow {
  id: string;
  holder_id: string;
  granted_at: Date;
  done: number;
  of: number;
  seen_at: Date | null;
  opened_at: Date | null;
}

const isNeeded = sql`(l.shown_at is not null and l.removed_at is null and l.is_required)`;

// What counts is the same for all: what was removed counts for nobody. So lessons are counted once, and of each buyer
// only what they did is read.
const STUDENTS = (productId: string) => sql`
  with needed as (select l.id from course_lessons l where l.product_id = ${productId} and ${isNeeded}),
  whole as (select count(*)::int as "of" from needed)
  select e.id, e.holder_id, e.granted_at, d.done, whole."of", greatest(d.seen_at, u.seen_at) as seen_at,
    (select o.opened_at from course_openings o where o.entitlement_id = e.id and o.closed_at is null) as opened_at
  from entitlements e join users h on h.id = e.holder_id cross join whole
  cross join lateral (
    select (count(*) filter (where p.completed_at is not null and p.lesson_id in (select id from needed)))::int as done,
      max(p.reported_at) as seen_at
    from lesson_progress p where p.entitlement_id = e.id) d
  cross join lateral (select max(u.opened_at) as seen_at from lesson_uses u where u.entitlement_id = e.id) u
  where e.product_id = ${productId} and e.status = 'active'`;

const isComplete = sql<SqlBool>`(whole."of" > 0 and d.done >= whole."of")`;

function chosen({ group, stoppedSince }: Pick<StudentFilter, 'group' | 'stoppedSince'>) {
  if (group === 'complete') return sql`and ${isComplete}`;
  if (group === 'stopped')
    return sql`and not ${isComplete} and greatest(d.seen_at, u.seen_at, e.granted_at) < ${stoppedSince}`;
  return sql``;
}

// The names of those who leave are not shown, so nobody finds them by these.
const named = (folded: string) =>
  folded === ''
    ? sql``
    : sql`and h.status in ('active', 'suspended')
        and qeema_fold(h.name || ' ' || h.handle) like ${`%${escapeLike(folded)}%`}`;

/** A page of those who have a course now, newest first. */
export async function listStudents(
  db: Db,
  { productId, folded, ...filter }: StudentFilter,
  { before, limit }: { before: string | null; limit: number },
): Promise<StudentRow[]> {
  const { rows } = await sql<StudentRow>`${STUDENTS(productId)} ${named(folded)} ${chosen(filter)}
    ${before ? sql`and e.id < ${before}::uuid` : sql``} order by e.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

/**
 * Those who may be written to: members who are here, and have neither blocked nor muted the sender; nobody once the
 * sender is suspended, or no creator any more.
 */
type Readers = Omit<StudentFilter, 'folded'> & { senderId: string; heldSince: Date };

const addressed = ({ senderId, heldSince, ...filter }: Omit<Readers, 'productId'>) =>
  sql`and e.granted_at <= ${heldSince} and h.status = 'active' and h.id <> ${senderId} and ${takesFrom(senderId, 'h.id')}
    and exists (select from users s where s.id = ${senderId} and s.status = 'active' and s.role <> 'MEMBER') ${chosen(filter)}`;

export async function countReaders(db: Db, { productId, ...filter }: Readers): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${STUDENTS(productId)} ${addressed(filter)}) s`.execute(db);
  return rows[0]?.count ?? 0;
}

interface ReaderRow {
  id: string;
  holder_id: string;
  /** of the course */
  title: string;
  type: string;
}

/** The next of them after a place in the list. */
export async function listReaders(
  db: Db,
  { productId, ...filter }: Readers,
  { before, limit }: { before: string | null; limit: number },
): Promise<ReaderRow[]> {
  const { rows } = await sql<ReaderRow>`
    select s.id, s.holder_id, p.title, p.type from (${STUDENTS(productId)} ${addressed(filter)}
      ${before ? sql`and e.id < ${before}::uuid` : sql``}) s join products p on p.id = ${productId}
    order by s.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

/** Returns one of them. */
export async function findStudent(db: Db, productId: string, id: string): Promise<StudentRow | undefined> {
  const { rows } = await sql<StudentRow>`${STUDENTS(productId)} and e.id = ${id}`.execute(db);
  return rows[0];
}

/** Returns how many have a course now, and how many of them completed it. */
export async function countStudents(db: Db, productId: string) {
  const { rows } = await sql<{ count: number; complete: number }>`
    select count(*)::int as count, (count(*) filter (where s."of" > 0 and s.done >= s."of"))::int as complete
    from (${STUDENTS(productId)}) s`.execute(db);
  return rows[0] ?? { count: 0, complete: 0 };
}

export interface LessonFigures {
  id: string;
  title: string;
  section: string;
  type: string;
  has_days: boolean;
  begun: number;
  done: number;
}

/** The shown lessons of a course in order, and how many of those who have it now began and completed each. */
export async function listLessonFigures(db: Db, productId: string): Promise<LessonFigures[]> {
  const { rows } = await sql<LessonFigures>`
    with held as (select id from entitlements where product_id = ${productId} and status = 'active'),
    acts as (
      select lesson_id, count(*)::int as begun, count(completed_at)::int as done from (
        select coalesce(u.lesson_id, p.lesson_id) as lesson_id, p.completed_at
        from (select * from lesson_uses where entitlement_id in (select id from held)) u
        full join (select * from lesson_progress where entitlement_id in (select id from held)) p
          on p.entitlement_id = u.entitlement_id and p.lesson_id = u.lesson_id) each
      group by lesson_id)
    select l.id, l.title, s.title as section, l.type,
      (l.opens_after_days is not null or l.opens_on is not null) and l.preview_since is null as has_days,
      coalesce(a.begun, 0) as begun, coalesce(a.done, 0) as done
    from course_lessons l join course_sections s on s.id = l.section_id left join acts a on a.lesson_id = l.id
    where l.product_id = ${productId} and l.removed_at is null and l.shown_at is not null
    order by s.position, s.id, l.position, l.id`.execute(db);
  return rows;
}
