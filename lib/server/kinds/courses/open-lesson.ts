import 'server-only';
import type { LessonContent } from '@/lib/contract/kinds/course-room';
import type { Ctx } from '@/lib/server/ctx';
import { AppError, found } from '@/lib/server/errors';
import { presentImage } from '@/lib/server/files/service';
import { isProvenOperator } from '@/lib/server/second-factor/policy';
import { presentOutlineLesson } from './content';
import { NO_TEXT } from './lesson';
import { opensFor } from './opens-at';
import { findContent } from './repo-lesson-content';
import { findHeldLesson, findShownLesson, type OpenRow } from './repo-open';

/** Where a lesson is asked for: in a purchase (`id` is the entitlement's), or at its product. */
export interface LessonAt {
  by: 'purchase' | 'product';
  id: string;
  lessonId: string;
}

/**
 * The only way to a lesson's content. Asked in a purchase, it opens to the holder of an active one; asked at the
 * product, to everybody for a free preview on the market, and else to its creator and to operators.
 * @param holderId whose purchase it is; else than the caller's only where they showed a secret of the holder
 * @throws AppError `not_found`, `not_entitled` while the money is on the way back or once it is back, `not_open_yet`,
 *   `quiz_first` where a quiz before it was not passed
 */
export async function openLesson(
  ctx: Ctx,
  { by, ...at }: LessonAt,
  holderId = ctx.viewer?.id,
): Promise<OpenRow> {
  if (by === 'product') {
    const row = found(await findShownLesson(ctx.db, at));
    const isMaker = ctx.viewer?.id === row.owner_id || isProvenOperator(ctx.viewer, ctx.now);
    if (!row.is_given && !isMaker) throw new AppError('not_found');
    return row;
  }
  const row = found(holderId ? await findHeldLesson(ctx.db, { ...at, holderId }) : null);
  if (row.access !== 'active') throw new AppError('not_entitled');
  if (opensFor(row, row, ctx.now)) throw new AppError('not_open_yet');
  if (row.is_gated && !row.is_all_open) throw new AppError('quiz_first');
  return row;
}

/** Returns the contents of a lesson, for a reader who may open it. */
export async function contentOf(ctx: Ctx, row: OpenRow): Promise<LessonContent> {
  const { text, version, files, captions, chapters, pictures } = found(await findContent(ctx.db, row.id));
  return {
    ...presentOutlineLesson(row),
    file: row.file,
    poster: row.poster && presentImage(row.poster),
    text: text ?? NO_TEXT,
    textVersion: version ?? 0,
    files,
    captions,
    chapters,
    images: pictures.map(presentImage),
  };
}

/** A lesson as it is shown at its product. @throws AppError `not_found` */
export async function getShownLesson(ctx: Ctx, id: string, lessonId: string): Promise<LessonContent> {
  return contentOf(ctx, await openLesson(ctx, { by: 'product', id, lessonId }));
}
