import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { Picked } from './grade';

/** All submitted attempts of a quiz together. */
export async function sumAttempts(db: Db, quizId: string) {
  const { rows } = await sql<{
    attemptsCount: number;
    learnersCount: number;
    passedCount: number;
    averagePercent: number | null;
  }>`
    select count(*)::int as "attemptsCount", count(distinct entitlement_id)::int as "learnersCount",
      count(distinct entitlement_id) filter (where is_passed)::int as "passedCount",
      round(avg(earned * 100.0 / total))::int as "averagePercent"
    from quiz_attempts where quiz_id = ${quizId} and submitted_at is not null`.execute(db);
  return rows[0] ?? { attemptsCount: 0, learnersCount: 0, passedCount: 0, averagePercent: null };
}

/** Answers of submitted attempts to the questions of a quiz, as these read now. */
const ANSWERS = (quizId: string) => sql`quiz_questions q
  join quiz_question_versions v on v.question_id = q.id and v.version = q.version
  join quiz_answers a on a.question_id = q.id and a.version = q.version
  join quiz_attempts t on t.id = a.attempt_id and t.submitted_at is not null
  where q.quiz_id = ${quizId} and q.removed_at is null`;
const IS_RIGHT = sql`a.earned = (v.body ->> 'points')::int * 100`;

/** Returns how often each question was asked, answered right, and not answered. */
export async function listQuestionCounts(db: Db, quizId: string) {
  const { rows } = await sql<{ question_id: string; count: number; right: number; unanswered: number }>`
    select q.id as question_id, count(*)::int as count, count(*) filter (where ${IS_RIGHT})::int as right,
      count(*) filter (where a.picked is null)::int as unanswered
    from ${ANSWERS(quizId)} group by q.id`.execute(db);
  return rows;
}

/** The most frequent wrong answers to each question. */
export async function listWrongAnswers(db: Db, quizId: string, most: number) {
  const { rows } = await sql<{ question_id: string; picked: Picked; count: number }>`
    select question_id, picked, count from (
      select q.id as question_id, a.picked, count(*)::int as count,
        row_number() over (partition by q.id order by count(*) desc, a.picked) as place
      from ${ANSWERS(quizId)} and a.picked is not null and not (${IS_RIGHT})
      group by q.id, a.picked) wrong
    where place <= ${most} order by question_id, place`.execute(db);
  return rows;
}
