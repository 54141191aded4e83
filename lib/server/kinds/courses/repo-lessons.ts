import 'server-only';
import { sql } from 'kysely';
import type { Chapters } from '@/lib/contract/kinds/course-facts';
import type { LessonFile } from '@/lib/contract/kinds/courses';
import { clock } from '@/lib/server/clock';
import type { Db } from '@/lib/server/ctx';
import { isReady, type PosterRow, posterJson, unplayable } from './repo-content';

export interface LessonRow {
  id: string;
  section_id: string;
  type: string;
  title: string;
  seconds: number | null;
  is_required: boolean;
  is_preview: boolean;
  opens_after_days: number | null;
  /** `YYYY-MM-DD` */
  opens_on: string | null;
  is_shown: boolean;
  is_ready: boolean;
  /** message key of why its file cannot be played */
  unplayable: string | null;
  updated_at: Date;
  file: LessonFile | null;
  poster: PosterRow | null;
  chapters: Chapters;
}

/** A file `f` as answers have it. */
export const fileJson = sql`json_build_object('fileId', f.id, 'name', f.name, 'size', f.size, 'mime', f.mime)`;

const LESSON = sql`
  select l.id, l.section_id, l.type, l.title, l.seconds, l.is_required, l.preview_since is not null as is_preview,
    l.opens_after_days, l.opens_on::text as opens_on, l.shown_at is not null as is_shown, ${isReady} as is_ready,
    ${unplayable} as unplayable, l.updated_at, case when f.id is not null then ${fileJson} end as file, ${posterJson} as poster, l.chapters
  from course_lessons l left join files f on f.id = l.file_id`;

/** The lessons of a course, in each section's order. */
export async function listLessons(db: Db, productId: string): Promise<LessonRow[]> {
  const { rows } = await sql<LessonRow>`${LESSON}
    where l.product_id = ${productId} and l.removed_at is null order by l.position, l.id`.execute(db);
  return rows;
}

/** A lesson that is not removed. */
export async function findLesson(db: Db, productId: string, id: string): Promise<LessonRow | undefined> {
  const { rows } = await sql<LessonRow>`${LESSON}
    where l.id = ${id} and l.product_id = ${productId} and l.removed_at is null`.execute(db);
  return rows[0];
}

export async function countLessons(db: Db, productId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from course_lessons
    where product_id = ${productId} and removed_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Makes room for a lesson in a section of a course that the caller has locked.
 * @param beforeId null for the end
 * @returns its position; undefined where the section has no lesson `beforeId`
 */
export async function makeRoomForLesson(
  db: Db,
  sectionId: string,
  beforeId: string | null,
): Promise<number | undefined> {
  const own = sql`section_id = ${sectionId}`;
  const { rows } = await sql<{ position: number }>`${
    beforeId
      ? sql`select position from course_lessons where ${own} and id = ${beforeId} and removed_at is null`
      : sql`select coalesce(max(position), 0) + 1 as position from course_lessons where ${own}`
  }`.execute(db);
  const [place] = rows;
  if (beforeId && place)
    await sql`update course_lessons set position = position + 1
      where ${own} and position >= ${place.position}`.execute(db);
  return place?.position;
}

/** Makes room right after a lesson. @returns the position */
export async function makeRoomAfter(db: Db, lessonId: string): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    with one as (select section_id, position + 1 as position from course_lessons where id = ${lessonId}),
    moved as (update course_lessons l set position = l.position + 1 from one
      where l.section_id = one.section_id and l.position >= one.position)
    select position from one`.execute(db);
  return rows[0]?.position ?? 1;
}

export async function insertLesson(
  db: Db,
  lesson: {
    id: string;
    productId: string;
    sectionId: string;
    type: string;
    title: string;
    position: number;
    fileId: string | null;
    quizId: string | null;
    seconds: number | null;
    shownAt: Date | null;
    now: Date;
  },
): Promise<void> {
  const { id, productId, sectionId, type, title, position, fileId, quizId, seconds, shownAt, now } = lesson;
  await db
    .insertInto('course_lessons')
    .values({
      id,
      type,
      title,
      position,
      seconds,
      product_id: productId,
      section_id: sectionId,
      file_id: fileId,
      quiz_id: quizId,
      shown_at: shownAt,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** A lesson that is to be copied, and where its copy stands. */
export interface LessonCopy {
  id: string;
  of: string;
  sectionId: string;
  position: number;
}

/** Adds copies of lessons with their texts, files and captions; they are no previews. */
export async function insertCopies(
  db: Db,
  copies: readonly (LessonCopy & { quizId: string | null })[],
  { shownAt, now }: { shownAt: Date | null; now: Date },
): Promise<void> {
  const made = sql`jsonb_to_recordset(${JSON.stringify(copies)}::jsonb)
    as c (id uuid, "of" uuid, "sectionId" uuid, position int, "quizId" uuid)`;
  await sql`
    insert into course_lessons (id, product_id, section_id, type, title, position, file_id, quiz_id, seconds,
      is_required, opens_after_days, opens_on, chapters, shown_at, created_at, updated_at)
    select c.id, l.product_id, c."sectionId", l.type, l.title, c.position, l.file_id, c."quizId", l.seconds, l.is_required,
      l.opens_after_days, l.opens_on, l.chapters, ${shownAt}::timestamptz, ${now}, ${now}
    from ${made} join course_lessons l on l.id = c."of"`.execute(db);
  await sql`insert into lesson_texts (lesson_id, version, body, plain, updated_at)
    select c.id, 1, t.body, t.plain, ${now} from ${made} join lesson_texts t on t.lesson_id = c."of"`.execute(
    db,
  );
  await sql`insert into lesson_files (lesson_id, file_id, place, position, name)
    select c.id, f.file_id, f.place, f.position, f.name
    from ${made} join lesson_files f on f.lesson_id = c."of"`.execute(db);
  await sql`insert into lesson_captions (lesson_id, language, cues, updated_at)
    select c.id, x.language, x.cues, ${now} from ${made} join lesson_captions x on x.lesson_id = c."of"`.execute(
    db,
  );
}

/** The quizzes of lessons, by lesson. */
export async function listQuizIds(
  db: Db,
  lessonIds: readonly string[],
): Promise<{ id: string; quiz_id: string }[]> {
  const { rows } = await sql<{ id: string; quiz_id: string }>`select id, quiz_id from course_lessons
    where quiz_id is not null and id = any(${[...lessonIds]}::uuid[])`.execute(db);
  return rows;
}

/** The quiz of a lesson that is not removed. */
export async function findQuizId(db: Db, productId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ quiz_id: string }>`select quiz_id from course_lessons
    where id = ${id} and product_id = ${productId} and quiz_id is not null and removed_at is null`.execute(
    db,
  );
  return rows[0]?.quiz_id;
}

/** The lesson that a quiz belongs to, removed or not. */
export async function findLessonOfQuiz(db: Db, quizId: string) {
  const { rows } = await sql<{ id: string; title: string }>`select id, title from course_lessons
    where quiz_id = ${quizId}`.execute(db);
  return rows[0];
}

export interface LessonChange {
  title?: string;
  type?: string;
  file_id?: string | null;
  seconds?: number | null;
  is_required?: boolean;
  opens_after_days?: number | null;
  opens_on?: string | null;
  /** as JSON */
  chapters?: string;
  section_id?: string;
  position?: number;
}

/** @param flags which of the lesson's dates begin now, or end */
export async function updateLesson(
  db: Db,
  id: string,
  change: LessonChange,
  { isPreview, isShown }: { isPreview?: boolean; isShown?: boolean },
  now: Date,
): Promise<void> {
  const since = (column: 'preview_since' | 'shown_at', is?: boolean) =>
    is === undefined ? {} : { [column]: is ? sql`coalesce(${sql.ref(column)}, ${now}::timestamptz)` : null };
  await db
    .updateTable('course_lessons')
    .set({ ...change, ...since('preview_since', isPreview), ...since('shown_at', isShown), updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Removes a lesson, at the moment of this statement. */
export async function removeLesson(db: Db, id: string, now: Date): Promise<void> {
  await sql`update course_lessons set removed_at = ${clock.nowOr(now)}::timestamptz where id = ${id}`.execute(
    db,
  );
}

/** Takes that back. @returns false where the lesson was not removed, or its section is gone */
export async function restoreLesson(db: Db, productId: string, id: string): Promise<boolean> {
  const { rows } = await sql`update course_lessons l set removed_at = null from course_sections s
    where l.id = ${id} and l.product_id = ${productId} and l.removed_at is not null
      and s.id = l.section_id and s.removed_at is null returning l.id`.execute(db);
  return rows.length > 0;
}

/** Returns whether a course has such a lesson or section, removed or not. */
export async function hasPart(
  db: Db,
  table: 'course_sections' | 'course_lessons',
  productId: string,
  id: string,
): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row !== undefined;
}
