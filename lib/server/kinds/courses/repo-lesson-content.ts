import 'server-only';
import { sql } from 'kysely';
import type { LessonCaptions } from '@/lib/contract/kinds/captions';
import type { Chapters } from '@/lib/contract/kinds/course-facts';
import type { LessonFile } from '@/lib/contract/kinds/courses';
import type { LessonDoc } from '@/lib/contract/kinds/lesson-text';
import type { Db } from '@/lib/server/ctx';
import { fileJson } from './repo-lessons';

interface ContentRow {
  text: LessonDoc | null;
  version: number | null;
  /** what is handed out with it, in order */
  files: LessonFile[];
  captions: LessonCaptions[];
  chapters: Chapters;
  /** of its text, in order */
  pictures: { id: string; width: number | null; height: number | null; widths: number[] }[];
}

/** All that a lesson holds, in one round trip. */
export async function findContent(db: Db, lessonId: string): Promise<ContentRow | undefined> {
  const { rows } = await sql<ContentRow>`
    select t.body as text, t.version, l.chapters,
      coalesce((select json_agg(${fileJson}::jsonb || jsonb_build_object('name', lf.name) order by lf.position)
        from lesson_files lf join files f on f.id = lf.file_id
        where lf.lesson_id = l.id and lf.place = 'handout'), '[]') as files,
      coalesce((select json_agg(json_build_object('language', c.language, 'cues', c.cues) order by c.language)
        from lesson_captions c where c.lesson_id = l.id), '[]') as captions,
      coalesce((select json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height,
          'widths', f.widths) order by lf.position)
        from lesson_files lf join files f on f.id = lf.file_id
        where lf.lesson_id = l.id and lf.place = 'text'), '[]') as pictures
    from course_lessons l left join lesson_texts t on t.lesson_id = l.id where l.id = ${lessonId}`.execute(
    db,
  );
  return rows[0];
}
