import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { notApart } from '@/lib/server/db/apart';
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

/** A lesson has one question or answer more, or one less. */
export const questionsWrite = (lessonId: string, by: 1 | -1): Write =>
  write`update course_lessons set comments_count = greatest(comments_count + ${by}::int, 0) where id = ${lessonId}`;
