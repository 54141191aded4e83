import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { notApart } from '@/lib/server/db/apart';
import { countListed } from '@/lib/server/db/listed-comments';
import { type Write, write } from '@/lib/server/db/writes';

export interface QuestionsRow {
  product_id: string;
  title: string;
  course: string;
  type: string;
  owner_id: string;
  /** the viewer's active purchase of the course */
  entitlement_id: string | null;
}

/** A lesson, its course, and the purchase by which a viewer holds it; nothing where they and the creator are apart. */
export async function findQuestions(
  db: Db,
  { lessonId, viewerId }: { lessonId: string; viewerId: string },
): Promise<QuestionsRow | undefined> {
  const { rows } = await sql<QuestionsRow>`
    select p.id as product_id, l.title, p.title as course, p.type, p.owner_id, e.id as entitlement_id
    from course_lessons l join products p on p.id = l.product_id
    left join entitlements e on e.product_id = p.id and e.holder_id = ${viewerId} and e.status = 'active'
    where l.id = ${lessonId} and ${notApart(viewerId, 'p.owner_id')} limit 1`.execute(db);
  return rows[0];
}

/** The type of the course that has a lesson. */
export async function findTypeOf(db: Db, lessonId: string): Promise<string | undefined> {
  const { rows } = await sql<{ type: string }>`
    select p.type from course_lessons l join products p on p.id = l.product_id
    where l.id = ${lessonId}`.execute(db);
  return rows[0]?.type;
}

/** A lesson has one question or answer more. */
export const questionsWrite = (lessonId: string): Write =>
  write`update course_lessons set comments_count = comments_count + 1 where id = ${lessonId}`;

/** Locks lessons until the transaction ends, always in the same order. */
export async function lockLessons(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select from course_lessons where id = any(${[...ids]}::uuid[]) order by id
    for no key update`.execute(db);
}

/** Counts questions and answers again from the rows. The lessons are locked, so that none is missed. */
export async function refreshQuestions(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update course_lessons l set comments_count = ${countListed('lessons')}
    where l.id = any(${[...ids]}::uuid[])`.execute(db);
}
