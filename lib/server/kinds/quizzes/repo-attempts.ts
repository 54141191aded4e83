import 'server-only';
import { sql } from 'kysely';
import type { Question } from '@/lib/contract/kinds/quiz-questions';
import type { Db } from '@/lib/server/ctx';
import type { ShownOption } from './draw';
import type { Picked } from './grade';

/** The attempts of one learner at one quiz. */
export interface Taking {
  quizId: string;
  entitlementId: string;
}

export interface AttemptRow {
  id: string;
  quiz_id: string;
  entitlement_id: string;
  number: number;
  started_at: Date;
  deadline: Date | null;
  /** null: it goes on */
  submitted_at: Date | null;
  pass_percent: number;
  /** in hundredths of a point, as `earned` */
  total: number;
  earned: number | null;
  is_passed: boolean | null;
}

const ATTEMPT = sql`a.id, a.quiz_id, a.entitlement_id, a.number, a.started_at, a.deadline, a.submitted_at,
  a.pass_percent, a.total, a.earned, a.is_passed`;

/** Locks an active purchase, so that its attempts begin one after the other. @returns false where it is not active */
export async function lockLearner(db: Db, entitlementId: string): Promise<boolean> {
  const { rows } = await sql`select id from entitlements
    where id = ${entitlementId} and status = 'active' for no key update`.execute(db);
  return rows.length > 0;
}

/** All attempts of a learner, the latest first. */
export async function listAttempts(db: Db, { quizId, entitlementId }: Taking): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`select ${ATTEMPT} from quiz_attempts a
    where a.quiz_id = ${quizId} and a.entitlement_id = ${entitlementId} order by a.number desc`.execute(db);
  return rows;
}

/** Returns the extra time and attempts that the creator gave a learner. */
export async function findExtra(db: Db, { quizId, entitlementId }: Taking) {
  const { rows } = await sql<{ minutes: number; attempts: number }>`select minutes, attempts from quiz_extras
    where quiz_id = ${quizId} and entitlement_id = ${entitlementId}`.execute(db);
  return rows[0] ?? { minutes: 0, attempts: 0 };
}

/**
 * Sets that; an attempt that goes on gets the difference in time. No attempt begins meanwhile.
 * @param until when attempts end at the latest. One that ends then, and not by its own time, gets that time again: less
 *   extra time takes nothing from it that it never got.
 */
export async function putExtra(
  db: Db,
  {
    quizId,
    entitlementId,
    minutes,
    attempts,
    until = null,
  }: Taking & { minutes: number; attempts: number; until?: Date | null },
): Promise<void> {
  await lockLearner(db, entitlementId);
  const before = await findExtra(db, { quizId, entitlementId });
  await sql`
    insert into quiz_extras (quiz_id, entitlement_id, minutes, attempts)
    values (${quizId}, ${entitlementId}, ${minutes}, ${attempts})
    on conflict (quiz_id, entitlement_id) do update set minutes = excluded.minutes, attempts = excluded.attempts`.execute(
    db,
  );
  await sql`
    update quiz_attempts a set deadline = least(${until}::timestamptz, case when a.deadline = ${until}::timestamptz
        then a.started_at + make_interval(mins => z.minutes + ${minutes}::int)
        else a.deadline + make_interval(mins => ${minutes - before.minutes}::int) end)
    from quizzes z where z.id = a.quiz_id and a.quiz_id = ${quizId} and a.entitlement_id = ${entitlementId}
      and a.submitted_at is null`.execute(db);
}

export interface NewAttempt extends Taking {
  id: string;
  number: number;
  startedAt: Date;
  deadline: Date | null;
  passPercent: number;
  total: number;
  questions: readonly { questionId: string; version: number; shown: readonly ShownOption[] }[];
}

export async function insertAttempt(db: Db, attempt: NewAttempt): Promise<void> {
  const { id, quizId, entitlementId, number, startedAt, deadline, passPercent, total, questions } = attempt;
  await sql`
    insert into quiz_attempts (id, quiz_id, entitlement_id, number, started_at, deadline, pass_percent, total)
    values (${id}, ${quizId}, ${entitlementId}, ${number}, ${startedAt}, ${deadline}, ${passPercent}, ${total})`.execute(
    db,
  );
  const rows = JSON.stringify(questions.map((question, at) => ({ ...question, position: at + 1 })));
  await sql`
    insert into quiz_answers (attempt_id, position, question_id, version, shown)
    select ${id}::uuid, position, "questionId", version, shown from jsonb_to_recordset(${rows}::jsonb)
      as g (position int, "questionId" uuid, version int, shown jsonb)`.execute(db);
}

/** An attempt of a learner with the state of their purchase. Those at a quiz that was taken away are not there. */
export async function findAttempt(db: Db, id: string, holderId: string) {
  const { rows } = await sql<AttemptRow & { access: string }>`
    select ${ATTEMPT}, e.status as access from quiz_attempts a join entitlements e on e.id = a.entitlement_id
      join quizzes z on z.id = a.quiz_id and z.removed_at is null
    where a.id = ${id} and e.holder_id = ${holderId}`.execute(db);
  return rows[0];
}

/** An attempt, locked until the transaction ends. */
export async function lockAttempt(db: Db, id: string): Promise<AttemptRow | undefined> {
  const { rows } = await sql<AttemptRow>`
    select ${ATTEMPT} from quiz_attempts a where a.id = ${id} for update`.execute(db);
  return rows[0];
}

/** The quizzes' attempts that went on beyond their deadline, the oldest first. */
export async function listOverdue(
  db: Db,
  now: Date,
  most: number,
): Promise<Pick<AttemptRow, 'id' | 'entitlement_id'>[]> {
  const { rows } = await sql<Pick<AttemptRow, 'id' | 'entitlement_id'>>`
    select id, entitlement_id from quiz_attempts where submitted_at is null and deadline <= ${now}
    order by deadline limit ${most}`.execute(db);
  return rows;
}

/** The attempts of a purchase that are not submitted, at all quizzes. */
export async function listOpen(
  db: Db,
  entitlementId: string,
): Promise<Pick<AttemptRow, 'id' | 'entitlement_id'>[]> {
  const { rows } = await sql<Pick<AttemptRow, 'id' | 'entitlement_id'>>`
    select id, entitlement_id from quiz_attempts where entitlement_id = ${entitlementId} and submitted_at is null
    order by id`.execute(db);
  return rows;
}

export interface AnswerRow {
  position: number;
  body: Question;
  shown: ShownOption[];
  picked: Picked | null;
}

/** The questions of an attempt in the wording that it has, with what was answered. */
export async function listAnswers(db: Db, attemptId: string): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select a.position, v.body, a.shown, a.picked from quiz_answers a
    join quiz_question_versions v on v.question_id = a.question_id and v.version = a.version
    where a.attempt_id = ${attemptId} order by a.position`.execute(db);
  return rows;
}

/** Returns one of them. */
export async function findAnswer(db: Db, attemptId: string, position: number) {
  const { rows } = await sql<Pick<AnswerRow, 'body' | 'shown'>>`
    select v.body, a.shown from quiz_answers a
    join quiz_question_versions v on v.question_id = a.question_id and v.version = a.version
    where a.attempt_id = ${attemptId} and a.position = ${position}`.execute(db);
  return rows[0];
}

/** Returns where a sound is stored that a question of an attempt plays. */
export async function findSound(db: Db, attemptId: string, fileId: string) {
  const { rows } = await sql<{ storage_key: string; name: string; mime: string; size: number }>`
    select f.storage_key, 'question' as name, f.mime, f.size from files f
    where f.id = ${fileId} and exists (select from quiz_answers a
      join quiz_question_versions v on v.question_id = a.question_id and v.version = a.version
      where a.attempt_id = ${attemptId} and v.body ->> 'soundId' = f.id::text)`.execute(db);
  return rows[0];
}

/**
 * Keeps an answer while its attempt goes on, which is locked meanwhile: whoever submits comes before this, or sees it.
 * @returns false where it is submitted, or its time is over
 */
export async function updateAnswer(
  db: Db,
  {
    attemptId,
    position,
    picked,
    now,
  }: { attemptId: string; position: number; picked: Picked | null; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with open as (select id from quiz_attempts where id = ${attemptId} and submitted_at is null
      and (deadline is null or deadline > ${now}) for share)
    update quiz_answers q set picked = ${picked && JSON.stringify(picked)}::jsonb,
      answered_at = ${picked ? now : null}::timestamptz
    from open where q.attempt_id = open.id and q.position = ${position} returning q.position`.execute(db);
  return rows.length > 0;
}

/** Writes how a locked attempt went. */
export async function closeAttempt(
  db: Db,
  id: string,
  result: {
    at: Date;
    earned: number;
    isPassed: boolean;
    grades: readonly { position: number; earned: number }[];
  },
): Promise<void> {
  await sql`update quiz_answers q set earned = g.earned
    from jsonb_to_recordset(${JSON.stringify(result.grades)}::jsonb) as g (position int, earned int)
    where q.attempt_id = ${id} and q.position = g.position`.execute(db);
  await db
    .updateTable('quiz_attempts')
    .set({ submitted_at: result.at, earned: result.earned, is_passed: result.isPassed })
    .where('id', '=', id)
    .execute();
}
