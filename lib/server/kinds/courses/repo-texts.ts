import 'server-only';
import { sql } from 'kysely';
import type { LessonFile } from '@/lib/contract/kinds/courses';
import type { LessonDoc } from '@/lib/contract/kinds/lesson-text';
import type { Db } from '@/lib/server/ctx';

interface TextRow {
  version: number;
  body: LessonDoc;
}

export async function findText(db: Db, lessonId: string): Promise<TextRow | undefined> {
  const { rows } = await sql<TextRow>`
    select version, body from lesson_texts where lesson_id = ${lessonId}`.execute(db);
  return rows[0];
}

/**
 * Saves a text that was written from `version`; 0 where there was none.
 * @returns the new version; undefined where somebody saved it meanwhile
 */
export async function putText(
  db: Db,
  text: { lessonId: string; version: number; body: LessonDoc; plain: string; now: Date },
): Promise<number | undefined> {
  const { lessonId, version, body, plain, now } = text;
  const json = JSON.stringify(body);
  const { rows } = await sql<{ version: number }>`${
    version === 0
      ? sql`insert into lesson_texts (lesson_id, version, body, plain, updated_at)
          values (${lessonId}, 1, ${json}::jsonb, ${plain}, ${now}) on conflict do nothing returning version`
      : sql`update lesson_texts set version = version + 1, body = ${json}::jsonb, plain = ${plain}, updated_at = ${now}
          where lesson_id = ${lessonId} and version = ${version} returning version`
  }`.execute(db);
  return rows[0]?.version;
}

type Place = 'handout' | 'text' | 'poster' | 'quiz';

/** Sets what is handed out with a lesson, which pictures its text or quiz has, or which one its film shows. */
export async function replaceFiles(
  db: Db,
  lessonId: string,
  place: Place,
  files: readonly { fileId: string; name: string }[],
): Promise<void> {
  await db.deleteFrom('lesson_files').where('lesson_id', '=', lessonId).where('place', '=', place).execute();
  if (files.length === 0) return;
  await db
    .insertInto('lesson_files')
    .values(
      files.map(({ fileId, name }, position) => ({
        lesson_id: lessonId,
        file_id: fileId,
        place,
        position,
        name,
      })),
    )
    .execute();
}

/** Returns the handouts of a lesson, in order. */
export async function listHandouts(db: Db, lessonId: string): Promise<LessonFile[]> {
  const { rows } = await sql<LessonFile>`
    select f.id as "fileId", lf.name, f.size, f.mime from lesson_files lf join files f on f.id = lf.file_id
    where lf.lesson_id = ${lessonId} and lf.place = 'handout' order by lf.position`.execute(db);
  return rows;
}
