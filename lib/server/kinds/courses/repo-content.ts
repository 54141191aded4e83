import 'server-only';
import { sql } from 'kysely';
import type { CoursesContent } from '@/lib/contract/kinds/course-facts';
import type { Db } from '@/lib/server/ctx';

/** SQL: the file of a lesson `l` has the type that it claims, and browsers play it. */
const isPlayed = sql<boolean>`coalesce(
  (select r.problem is null and r.kind = l.type from recordings r where r.file_id = l.file_id), false)`;

/**
 * Whether a lesson `l` has what it consists of. A film that browsers cannot play has to be converted first. No `exists`
 * for that, or for questions: PostgreSQL may read all recordings or questions at once to answer it.
 */
export const isReady = sql<boolean>`(case l.type
  when 'text' then exists (select from lesson_texts t where t.lesson_id = l.id and (t.plain <> ''
    or exists (select from lesson_files lf where lf.lesson_id = l.id and lf.place = 'text')))
  when 'video' then ${isPlayed} or coalesce(
    (select true from stream_parts p where p.file_id = l.file_id limit 1), false)
  when 'audio' then ${isPlayed}
  when 'quiz' then coalesce(
    (select true from quiz_questions q where q.quiz_id = l.quiz_id and q.removed_at is null limit 1), false)
  else l.file_id is not null end)`;

/**
 * Why the file `f` of a lesson `l` cannot be played, as a key of the messages; null where it can, while it is
 * converted, and where the lesson plays none.
 */
export const unplayable = sql<string | null>`(case when l.type in ('video', 'audio') and f.id is not null
  and not ${isReady} and coalesce((select s.state not in ('waiting', 'preparing') from streams s where s.file_id = f.id), true)
  then coalesce((select r.problem from recordings r where r.file_id = f.id), 'kinds-courses:wrong.lessonFile') end)`;

/** A picture as `presentImage` takes it. */
export interface PosterRow {
  id: string;
  width: number | null;
  height: number | null;
  widths: number[];
}

/** The picture that the film of a lesson `l` shows before it plays. */
export const posterJson = sql`(select json_build_object('id', i.id, 'width', i.width, 'height', i.height, 'widths', i.widths)
  from lesson_files lf join files i on i.id = lf.file_id where lf.lesson_id = l.id and lf.place = 'poster' limit 1)`;

interface OutlineRow {
  product_id: string;
  section_id: string;
  section: string;
  id: string;
  type: string;
  title: string;
  seconds: number | null;
  is_required: boolean;
  is_preview: boolean;
  is_ready: boolean;
  /** the name of its file, where that cannot be played */
  unplayable: string | null;
  opens_after_days: number | null;
  /** a day as `YYYY-MM-DD` */
  opens_on: string | null;
  /** of a free preview */
  poster: PosterRow | null;
}

/** The lessons of courses that are for sale, in order, each with its section. */
export async function listOutlines(db: Db, productIds: readonly string[]): Promise<OutlineRow[]> {
  const { rows } = await sql<OutlineRow>`
    select l.product_id, s.id as section_id, s.title as section, l.id, l.type, l.title, l.seconds, l.is_required,
      l.preview_since is not null as is_preview, ${isReady} as is_ready, l.opens_after_days,
      l.opens_on::text as opens_on, case when ${unplayable} is not null then f.name end as unplayable,
      case when l.preview_since is not null then ${posterJson} end as poster
    from course_lessons l join course_sections s on s.id = l.section_id left join files f on f.id = l.file_id
    where l.product_id = any(${[...productIds]}::uuid[]) and l.removed_at is null and l.shown_at is not null
    order by l.product_id, s.position, s.id, l.position, l.id`.execute(db);
  return rows;
}

/** What the form says about courses, or what is meant while nothing was saved yet. */
export async function listFacts(db: Db, productIds: readonly string[]) {
  const { rows } = await sql<{
    id: string;
    type: string;
    level: string;
    language: string;
    requirements: string[];
  }>`
    select p.id, p.type, coalesce(c.level, 'all') as level, coalesce(c.language, 'ar') as language,
      coalesce(c.requirements, '{}') as requirements
    from products p left join courses c on c.product_id = p.id
    where p.id = any(${[...productIds]}::uuid[])`.execute(db);
  return rows;
}

export async function upsertFacts(
  db: Db,
  productId: string,
  { level, language, requirements }: CoursesContent,
): Promise<void> {
  const facts = { level, language, requirements };
  await db
    .insertInto('courses')
    .values({ product_id: productId, ...facts })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(facts))
    .execute();
  // The marketplace filters by it.
  await db.updateTable('products').set({ level }).where('id', '=', productId).execute();
}

/** Keeps with the product how long the lessons take that buyers see, or null: the marketplace filters by it. */
export async function refreshLength(db: Db, productId: string): Promise<void> {
  await sql`
    update products p set seconds = l.seconds from (
      select nullif(sum(seconds), 0)::int as seconds from course_lessons
      where product_id = ${productId} and shown_at is not null and removed_at is null) l
    where p.id = ${productId} and p.seconds is distinct from l.seconds`.execute(db);
}

/** Ids of the files that the lessons of courses use, those that were removed among them. */
export async function listFileIds(db: Db, productIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with l as (select id, file_id from course_lessons where product_id = any(${[...productIds]}::uuid[]))
    select file_id as id from l where file_id is not null
    union select lf.file_id from l join lesson_files lf on lf.lesson_id = l.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes courses with their lessons. @returns the quizzes that their lessons had */
export async function deleteCourses(db: Db, productIds: readonly string[]): Promise<string[]> {
  const these = sql`any(${[...productIds]}::uuid[])`;
  const { rows } = await sql<{ quiz_id: string | null }>`
    delete from course_lessons where product_id = ${these} returning quiz_id`.execute(db);
  await sql`delete from course_sections where product_id = ${these}`.execute(db);
  await sql`delete from courses where product_id = ${these}`.execute(db);
  return rows.flatMap(({ quiz_id }) => quiz_id ?? []);
}
