import 'server-only';
import { sql } from 'kysely';
import type { AssessmentPlace } from '@/lib/contract/kinds/quizzes';
import type { SeatQuiz } from '@/lib/contract/kinds/workshop-assessments';
import type { Db } from '@/lib/server/ctx';

const ids = (all: readonly string[]) => sql`any(${[...all]}::uuid[])`;
// 'before' comes before 'after', and 'alone' is with neither of them.
const IN_ORDER = sql`x.placed desc`;

/** An assessment of a workshop. */
export interface AssessmentRow {
  product_id: string;
  placed: AssessmentPlace;
  quiz_id: string;
  /** the certificate is for those who pass it: always where it is sold alone */
  is_gate: boolean;
  /** it was taken away */
  is_removed: boolean;
  /** what the workshop sells now has it: those with dates sell none alone */
  is_sold: boolean;
}

/** The assessments of workshops in order, also those that were taken away. */
export async function listAssessments(db: Db, productIds: readonly string[]): Promise<AssessmentRow[]> {
  const { rows } = await sql<AssessmentRow>`
    select x.product_id, x.placed, x.quiz_id,
      (x.placed = 'after' and z.is_gate) or x.placed = 'alone' as is_gate, z.removed_at is not null as is_removed,
      w.is_dated = (x.placed <> 'alone') as is_sold
    from workshop_assessments x join quizzes z on z.id = x.quiz_id join workshops w on w.product_id = x.product_id
    where x.product_id = ${ids(productIds)} order by x.product_id, ${IN_ORDER}`.execute(db);
  return rows;
}

/** Those of them that whoever buys now has. */
export const listShown = async (db: Db, productIds: readonly string[]): Promise<AssessmentRow[]> =>
  (await listAssessments(db, productIds)).filter(({ is_removed, is_sold }) => !is_removed && is_sold);

/** How an assessment is taken that is sold alone. */
export interface AloneQuizRow {
  product_id: string;
  pass_percent: number;
  attempts: number | null;
  minutes: number | null;
  /** of one attempt */
  questions: number;
}

/** The same of these products, for those that have one. */
export async function listAloneQuizzes(db: Db, productIds: readonly string[]): Promise<AloneQuizRow[]> {
  const { rows } = await sql<AloneQuizRow>`
    select x.product_id, z.pass_percent, z.attempts, z.minutes, (
      select coalesce(sum(least(count, coalesce((z.draws ->> pool)::int, count))), 0)::int from (
        select v.body ->> 'pool' as pool, count(*)::int as count from quiz_questions q
          join quiz_question_versions v on v.question_id = q.id and v.version = q.version
        where q.quiz_id = z.id and q.removed_at is null group by 1) pools) as questions
    from workshop_assessments x join quizzes z on z.id = x.quiz_id and z.removed_at is null
    where x.product_id = ${ids(productIds)} and x.placed = 'alone'`.execute(db);
  return rows;
}

export async function insertAssessment(
  db: Db,
  { productId, placed, quizId }: { productId: string; placed: AssessmentPlace; quizId: string },
): Promise<void> {
  await db
    .insertInto('workshop_assessments')
    .values({ product_id: productId, placed, quiz_id: quizId })
    .execute();
}

/** The workshop that a quiz belongs to. */
export async function findWorkshopOfQuiz(db: Db, quizId: string) {
  const { rows } = await sql<{ title: string; placed: AssessmentPlace }>`
    select p.title, x.placed from workshop_assessments x join products p on p.id = x.product_id
    where x.quiz_id = ${quizId}`.execute(db);
  return rows[0];
}

/** How an assessment went for somebody who has it: with a seat, or alone. */
export interface TakenRow extends SeatQuiz {
  entitlement_id: string;
  /** the certificate of this purchase asks for it */
  is_required: boolean;
  /** when its first attempt began */
  begun_at: Date | null;
}

/** The same for these purchases, in order. */
export async function listTaken(db: Db, entitlementIds: readonly string[]): Promise<TakenRow[]> {
  const { rows } = await sql<TakenRow>`
    select g.id as entitlement_id, x.placed, z.attempts, z.minutes, a.count as "attemptsCount", a.best as "bestPercent",
      a.passed as "isPassed", a.begun_at,
      s.id is null or (s.is_examined and z.is_gate and x.placed = 'after') as is_required,
      json_build_object('minutes', coalesce(e.minutes, 0), 'attempts', coalesce(e.attempts, 0)) as extra
    from entitlements g left join workshop_seats s on s.entitlement_id = g.id
      join workshop_assessments x on x.product_id = g.product_id and (x.placed = 'alone') = (s.id is null)
      join quizzes z on z.id = x.quiz_id and z.removed_at is null
      left join quiz_extras e on e.quiz_id = z.id and e.entitlement_id = g.id
      cross join lateral (select count(*)::int as count, max(earned * 100 / total) as best,
          coalesce(bool_or(is_passed), false) as passed, min(started_at) as begun_at
        from quiz_attempts where quiz_id = z.id and entitlement_id = g.id) a
    where g.id = ${ids(entitlementIds)} order by g.id, ${IN_ORDER}`.execute(db);
  return rows;
}

/**
 * A date begins at another time: attempts before it, which go on, end with its start at the latest. Those that would
 * have ended with the old start get their own time again, as far as the new one leaves it.
 */
export async function moveDeadlines(
  db: Db,
  dateId: string,
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  await sql`
    update quiz_attempts a set deadline = least(${to}::timestamptz, case when a.deadline = ${from}::timestamptz
        then greatest(a.deadline, coalesce(a.started_at
          + make_interval(mins => z.minutes + coalesce(e.minutes, 0)), 'infinity'))
        else a.deadline end)
    from workshop_seats s join workshop_dates d on d.id = s.date_id
      join workshop_assessments x on x.product_id = d.product_id and x.placed = 'before'
      join quizzes z on z.id = x.quiz_id
      left join quiz_extras e on e.quiz_id = z.id and e.entitlement_id = s.entitlement_id
    where s.date_id = ${dateId} and a.entitlement_id = s.entitlement_id and a.quiz_id = z.id
      and a.submitted_at is null`.execute(db);
}

/**
 * The purchases of a workshop of which a buyer has nothing at this moment, of the sort of another purchase of theirs:
 * seats that are given back, or assessments alone whose money is back, or is disputed.
 */
export async function listGivenBack(
  db: Db,
  { productId, buyerId, entitlementId }: { productId: string; buyerId: string; entitlementId: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select g.id from entitlements g left join workshop_seats s on s.entitlement_id = g.id
    where g.product_id = ${productId} and g.holder_id = ${buyerId}
      and case when exists (select from workshop_seats where entitlement_id = ${entitlementId})
        then s.state = 'cancelled' else s.id is null and g.status <> 'active' end`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Another purchase of the same sort that a buyer keeps when one is given back: the last one that they bought. A seat
 * counts while its date is ahead.
 */
export async function findKept(
  db: Db,
  { productId, buyerId, entitlementId }: { productId: string; buyerId: string; entitlementId: string },
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select g.id from entitlements g left join workshop_seats s on s.entitlement_id = g.id
      left join workshop_dates d on d.id = s.date_id
    where g.product_id = ${productId} and g.holder_id = ${buyerId} and g.status = 'active' and g.id <> ${entitlementId}
      and case when exists (select from workshop_seats where entitlement_id = ${entitlementId})
        then s.state = 'confirmed' and d.cancelled_at is null and d.starts_at > ${now} else s.id is null end
    order by g.id desc limit 1`.execute(db);
  return rows[0]?.id;
}

/** Locks what buyers have of products, before dates are: no attempt begins there until the transaction ends. */
export async function lockPurchases(
  db: Db,
  of: readonly { productId: string; holderId: string }[],
): Promise<void> {
  await sql`select from entitlements g where g.product_id = ${ids(of.map(({ productId }) => productId))}
    and g.holder_id = ${ids(of.map(({ holderId }) => holderId))} and g.status = 'active'
    order by g.id for no key update`.execute(db);
}

/** The pictures and sounds that the assessments of workshops have. */
export async function listFileIds(db: Db, productIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct f.file_id as id from quiz_files f
    join workshop_assessments x on x.quiz_id = f.quiz_id where x.product_id = ${ids(productIds)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Removes the assessments of workshops. @returns their quizzes */
export async function deleteAssessments(db: Db, productIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ quiz_id: string }>`delete from workshop_assessments
    where product_id = ${ids(productIds)} returning quiz_id`.execute(db);
  return rows.map(({ quiz_id }) => quiz_id);
}

/**
 * Marks seats whose buyer is to be notified that the quiz after their date is open: within a week of its end, also
 * where the seller made it only then. @returns their ids
 */
export async function takeInvited(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update workshop_seats s set is_invited = true from (
      select s.id from workshop_dates d join workshop_seats s on s.date_id = d.id and s.state = 'confirmed'
        join entitlements e on e.id = s.entitlement_id and e.status = 'active'
        join workshop_assessments x on x.product_id = d.product_id and x.placed = 'after'
        join quizzes z on z.id = x.quiz_id and z.removed_at is null
      where d.cancelled_at is null and d.starts_at > ${now}::timestamptz - interval '8 days'
        and d.ends_at <= ${now} and d.ends_at > ${now}::timestamptz - interval '7 days' and not s.is_invited
        and not exists (select from quiz_attempts a where a.quiz_id = z.id and a.entitlement_id = s.entitlement_id)
      order by s.id limit ${limit} for update of s skip locked) due
    where s.id = due.id returning s.id`.execute(db);
  return rows.map(({ id }) => id);
}
