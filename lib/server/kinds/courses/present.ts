import 'server-only';
import type { MadeLesson } from '@/lib/contract/kinds/courses';
import { presentImage } from '@/lib/server/files/service';
import { presentOutlineLesson } from './content';
import type { LessonRow } from './repo-lessons';

/** A lesson as its creator sees it in the outline. */
export function presentMade(row: LessonRow): MadeLesson {
  return {
    ...presentOutlineLesson(row),
    sectionId: row.section_id,
    file: row.file,
    poster: row.poster && presentImage(row.poster),
    opens: { afterDays: row.opens_after_days, on: row.opens_on },
    isShown: row.is_shown,
    isReady: row.is_ready,
    unplayable: row.unplayable,
    updatedAt: row.updated_at.toISOString(),
  };
}
