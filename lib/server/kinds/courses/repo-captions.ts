import 'server-only';
import { sql } from 'kysely';
import type { LessonCaptions } from '@/lib/contract/kinds/captions';
import type { Db } from '@/lib/server/ctx';

/** The captions of a lesson, by their languages. */
export async function listCaptions(db: Db, lessonId: string): Promise<LessonCaptions[]> {
  const { rows } = await sql<LessonCaptions>`
    select language, cues from lesson_captions where lesson_id = ${lessonId} order by language`.execute(db);
  return rows;
}

export async function upsertCaptions(
  db: Db,
  lessonId: string,
  { language, cues }: LessonCaptions,
  now: Date,
): Promise<void> {
  await sql`insert into lesson_captions (lesson_id, language, cues, updated_at)
    values (${lessonId}, ${language}, ${JSON.stringify(cues)}::jsonb, ${now})
    on conflict (lesson_id, language) do update set cues = excluded.cues, updated_at = excluded.updated_at`.execute(
    db,
  );
}

/** @returns false where there were none */
export async function deleteCaptions(db: Db, lessonId: string, language: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('lesson_captions')
    .where('lesson_id', '=', lessonId)
    .where('language', '=', language)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
