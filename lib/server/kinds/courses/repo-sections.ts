import 'server-only';
import { sql } from 'kysely';
import { clock } from '@/lib/server/clock';
import type { Db } from '@/lib/server/ctx';

/** Returns one of an owner's courses. */
export async function findOwnCourse(db: Db, id: string, ownerId: string, types: readonly string[]) {
  return db
    .selectFrom('products')
    .select(['id', 'title', 'type', 'status'])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('status', '<>', 'deleted')
    .where('type', 'in', [...types])
    .executeTakeFirst();
}

interface SectionRow {
  id: string;
  title: string;
}

/** The sections of a course, in order. */
export async function listSections(db: Db, productId: string): Promise<SectionRow[]> {
  const { rows } = await sql<SectionRow>`
    select id, title from course_sections where product_id = ${productId} and removed_at is null
    order by position, id`.execute(db);
  return rows;
}

/** A section that is not removed. */
export async function findSection(db: Db, productId: string, id: string): Promise<SectionRow | undefined> {
  const { rows } = await sql<SectionRow>`
    select id, title from course_sections
    where id = ${id} and product_id = ${productId} and removed_at is null`.execute(db);
  return rows[0];
}

/**
 * Makes room for a section in a course that the caller has locked.
 * @param beforeId null for the end
 * @returns its position; undefined where there is no section `beforeId`
 */
export async function makeRoomForSection(
  db: Db,
  productId: string,
  beforeId: string | null,
): Promise<number | undefined> {
  const own = sql`product_id = ${productId}`;
  const { rows } = await sql<{ position: number }>`${
    beforeId
      ? sql`select position from course_sections where ${own} and id = ${beforeId} and removed_at is null`
      : sql`select coalesce(max(position), 0) + 1 as position from course_sections where ${own}`
  }`.execute(db);
  const [place] = rows;
  if (beforeId && place)
    await sql`update course_sections set position = position + 1
      where ${own} and position >= ${place.position}`.execute(db);
  return place?.position;
}

export async function insertSection(
  db: Db,
  section: { id: string; productId: string; title: string; position: number; now: Date },
): Promise<void> {
  const { id, productId: product_id, title, position, now: created_at } = section;
  await db.insertInto('course_sections').values({ id, product_id, title, position, created_at }).execute();
}

export async function updateSection(
  db: Db,
  id: string,
  change: { title?: string; position?: number },
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable('course_sections').set(change).where('id', '=', id).execute();
}

/** Removes a section with its lessons, at the moment of this statement and not when the request began to arrive. */
export async function removeSection(db: Db, id: string, now: Date): Promise<void> {
  await sql`
    with gone as (update course_sections set removed_at = ${clock.nowOr(now)}::timestamptz
      where id = ${id} returning id, removed_at)
    update course_lessons l set removed_at = gone.removed_at from gone
    where l.section_id = gone.id and l.removed_at is null`.execute(db);
}

/** Takes that back, for the section and the lessons that went with it. @returns whether it had been removed */
export async function restoreSection(db: Db, productId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    with was as (select id, removed_at from course_sections
      where id = ${id} and product_id = ${productId} and removed_at is not null for update),
    back as (update course_lessons l set removed_at = null from was
      where l.section_id = was.id and l.removed_at = was.removed_at)
    update course_sections s set removed_at = null from was where s.id = was.id returning s.id`.execute(db);
  return rows.length > 0;
}
