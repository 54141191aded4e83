import 'server-only';
import { sql } from 'kysely';
import type { Question } from '@/lib/contract/kinds/quiz-questions';
import type { Db } from '@/lib/server/ctx';

export interface QuizRow {
  version: number;
  pass_percent: number;
  attempts: number | null;
  minutes: number | null;
  shuffles_questions: boolean;
  shuffles_options: boolean;
  reveals: string;
  is_gate: boolean;
  /** how many questions are drawn from a pool, by its name */
  draws: Record<string, number>;
}

/** A question as it reads now. */
export interface QuestionRow {
  id: string;
  version: number;
  body: Question;
}

/** How a quiz is taken that was not saved yet. */
export const NEW_QUIZ: QuizRow = {
  version: 0,
  pass_percent: 70,
  attempts: null,
  minutes: null,
  draws: {},
  shuffles_questions: false,
  shuffles_options: true,
  reveals: 'submitted',
  is_gate: true,
};

export async function insertQuiz(db: Db, id: string, now: Date): Promise<void> {
  const draws = JSON.stringify(NEW_QUIZ.draws);
  await db
    .insertInto('quizzes')
    .values({ ...NEW_QUIZ, draws, id, updated_at: now })
    .execute();
}

/** Takes a quiz away, or shows it again. */
export async function setRemoved(db: Db, id: string, removedAt: Date | null): Promise<void> {
  await db.updateTable('quizzes').set({ removed_at: removedAt }).where('id', '=', id).execute();
}

export async function findQuiz(db: Db, id: string): Promise<QuizRow | undefined> {
  const { rows } = await sql<QuizRow>`
    select version, pass_percent, attempts, minutes, shuffles_questions, shuffles_options, reveals, is_gate, draws
    from quizzes where id = ${id}`.execute(db);
  return rows[0];
}

/** The questions of a quiz in order, as they read now. */
export async function listQuestions(db: Db, quizId: string): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select q.id, q.version, v.body from quiz_questions q
    join quiz_question_versions v on v.question_id = q.id and v.version = q.version
    where q.quiz_id = ${quizId} and q.removed_at is null order by q.position, q.id`.execute(db);
  return rows;
}

/** Saves how a quiz is taken. @returns false where it was saved since `version` */
export async function updateQuiz(
  db: Db,
  id: string,
  { version, draws, ...settings }: QuizRow,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quizzes')
    .set({ ...settings, draws: JSON.stringify(draws), version: version + 1, updated_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Sets the questions of a quiz, in order. Those that are left out go; earlier wordings stay for attempts. */
export async function replaceQuestions(
  db: Db,
  quizId: string,
  questions: readonly QuestionRow[],
  now: Date,
): Promise<void> {
  const rows = JSON.stringify(questions.map((question, at) => ({ ...question, position: at + 1 })));
  const given = sql`jsonb_to_recordset(${rows}::jsonb) as g (id uuid, version int, body jsonb, position int)`;
  await sql`update quiz_questions set removed_at = ${now} where quiz_id = ${quizId} and removed_at is null
    and id not in (select id from ${given})`.execute(db);
  await sql`
    insert into quiz_questions (id, quiz_id, position, version)
    select id, ${quizId}::uuid, position, version from ${given}
    on conflict (id) do update set position = excluded.position, version = excluded.version`.execute(db);
  await sql`
    insert into quiz_question_versions (question_id, version, body) select id, version, body from ${given}
    on conflict do nothing`.execute(db);
}

/** Copies a quiz as it is now, without what learners did. */
export async function copyQuiz(
  db: Db,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  await sql`
    insert into quizzes (id, version, pass_percent, attempts, minutes, shuffles_questions, shuffles_options, reveals,
      is_gate, draws, updated_at)
    select ${to}::uuid, 1, pass_percent, attempts, minutes, shuffles_questions, shuffles_options, reveals, is_gate,
      draws, ${now} from quizzes where id = ${from}`.execute(db);
  await sql`
    with made as materialized (select gen_random_uuid() as id, q.position, v.body from quiz_questions q
      join quiz_question_versions v on v.question_id = q.id and v.version = q.version
      where q.quiz_id = ${from} and q.removed_at is null),
    placed as (insert into quiz_questions (id, quiz_id, position, version)
      select id, ${to}::uuid, position, 1 from made returning id)
    insert into quiz_question_versions (question_id, version, body)
    select made.id, 1, made.body from made join placed using (id)`.execute(db);
}

/** Removes quizzes that nothing has any more, with all that was answered. */
export async function deleteQuizzes(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db
      .deleteFrom('quizzes')
      .where('id', 'in', [...ids])
      .execute();
}

export interface PictureRow {
  id: string;
  width: number | null;
  height: number | null;
  widths: number[];
}

/** Pictures as `presentImage` takes them. */
export async function listPictures(db: Db, ids: readonly string[]): Promise<PictureRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PictureRow>`
    select id, width, height, widths from files where id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

export interface SoundRow {
  fileId: string;
  name: string;
  size: number;
  mime: string;
}

/** Sounds as the creator sees them. */
export async function listSounds(db: Db, ids: readonly string[]): Promise<SoundRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SoundRow>`
    select id as "fileId", name, size, mime from files where id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** The pictures and sounds of a quiz: of its questions as they read now, and as attempts have them. */
export async function listFileIds(db: Db, quizId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct f.id from quiz_questions q
    join quiz_question_versions v on v.question_id = q.id
    cross join lateral (values (v.body ->> 'imageId'), (v.body ->> 'soundId')) as f (id)
    where q.quiz_id = ${quizId} and f.id is not null
      and ((q.removed_at is null and v.version = q.version)
        or exists (select from quiz_answers a where a.question_id = q.id and a.version = v.version))`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Makes the pictures and sounds of a quiz that is no lesson's those that its questions have. */
export async function replaceQuizFiles(db: Db, quizId: string): Promise<void> {
  const ids = await listFileIds(db, quizId);
  await sql`delete from quiz_files where quiz_id = ${quizId} and file_id <> all(${ids}::uuid[])`.execute(db);
  await sql`insert into quiz_files (quiz_id, file_id) select ${quizId}::uuid, unnest(${ids}::uuid[])
    on conflict do nothing`.execute(db);
}
