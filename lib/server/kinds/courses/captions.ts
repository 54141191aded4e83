import 'server-only';
import type { LessonCaptions } from '@/lib/contract/kinds/captions';
import { KINDS } from '@/lib/contract/kinds/types';
import type { MemberCtx } from '@/lib/server/ctx';
import { AppError, found } from '@/lib/server/errors';
import { assertRoom } from '@/lib/server/files/storage-room';
import { parseCaptions } from '@/lib/shared/captions';
import { changingCourse } from './lock-course';
import * as repo from './repo-captions';
import { findLesson } from './repo-lessons';
import { findOwnCourse } from './repo-sections';

/** The captions of a lesson of one of the caller's courses. @throws AppError `not_found` */
export async function listCaptions(
  ctx: MemberCtx,
  id: string,
  lessonId: string,
): Promise<{ captions: LessonCaptions[] }> {
  found(await findOwnCourse(ctx.db, id, ctx.viewer.id, KINDS.courses.types));
  const { id: own } = found(await findLesson(ctx.db, id, lessonId));
  return { captions: await repo.listCaptions(ctx.db, own) };
}

/**
 * Takes the captions of a lesson from a file, in place of those it had in this language.
 * @throws AppError `not_found`, `forbidden`, `storage_full`; `invalid` for a file without cues or one that is too long
 */
export function putCaptions(
  ctx: MemberCtx,
  id: string,
  lessonId: string,
  { language, file }: { language: LessonCaptions['language']; file: string },
): Promise<LessonCaptions> {
  const cues = parseCaptions(file);
  return changingCourse(ctx, id, async (ctx) => {
    found(await findLesson(ctx.db, id, lessonId));
    if (!Array.isArray(cues)) throw new AppError('invalid', { fields: { file: cues } });
    await assertRoom(ctx, Buffer.byteLength(file));
    await repo.upsertCaptions(ctx.db, lessonId, { language, cues }, ctx.now);
    return { language, cues };
  });
}

/** Removes the captions of a lesson in one language. @throws AppError `not_found`, `forbidden` */
export function deleteCaptions(ctx: MemberCtx, id: string, lessonId: string, language: string) {
  return changingCourse(ctx, id, async (ctx) => {
    found(await findLesson(ctx.db, id, lessonId));
    if (!(await repo.deleteCaptions(ctx.db, lessonId, language))) throw new AppError('not_found');
    return { done: true as const };
  });
}
