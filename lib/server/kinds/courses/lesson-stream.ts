import 'server-only';
import type { LessonStream } from '@/lib/contract/kinds/streams';
import { KINDS } from '@/lib/contract/kinds/types';
import type { MemberCtx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { isPlayable } from '@/lib/server/recordings/service';
import { convertsFilms, streamState } from '@/lib/server/streams/service';
import { wantCopies } from './lessons';
import { changingCourse } from './lock-course';
import { presentMade } from './present';
import { findLesson } from './repo-lessons';
import { findOwnCourse } from './repo-sections';

/**
 * Returns how far the copies of the film of a lesson of one of the caller's courses are.
 * @throws AppError `not_found`
 */
export async function getLessonStream(ctx: MemberCtx, id: string, lessonId: string): Promise<LessonStream> {
  found(await findOwnCourse(ctx.db, id, ctx.viewer.id, KINDS.courses.types));
  const { file } = found(await findLesson(ctx.db, id, lessonId));
  const stream = file && (await streamState(ctx, file.fileId));
  return {
    state: (stream?.state ?? null) as LessonStream['state'],
    reason: stream?.reason ?? null,
    share: stream?.share ?? 0,
    isOffered: convertsFilms(),
    isPlayable: !file || (await isPlayable(ctx, file.fileId)),
  };
}

/** Has them made, where they are not there or on their way. @throws AppError `not_found`, `forbidden` */
export async function prepareLessonStream(
  ctx: MemberCtx,
  id: string,
  lessonId: string,
): Promise<LessonStream> {
  await changingCourse(ctx, id, async (ctx) =>
    wantCopies(ctx, presentMade(found(await findLesson(ctx.db, id, lessonId)))),
  );
  return getLessonStream(ctx, id, lessonId);
}
