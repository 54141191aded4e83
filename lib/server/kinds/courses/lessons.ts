import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type * as contract from '@/lib/contract/kinds/courses';
import type { MadeLesson } from '@/lib/contract/kinds/courses';
import { isSeries } from '@/lib/contract/kinds/types';
import type { MemberCtx } from '@/lib/server/ctx';
import { AppError, found } from '@/lib/server/errors';
import { assertOwnProductFiles } from '@/lib/server/files/service';
import { assertRoom } from '@/lib/server/files/storage-room';
import { newId } from '@/lib/server/ids';
import { playedSeconds } from '@/lib/server/recordings/service';
import { convertsFilms, wantStream } from '@/lib/server/streams/service';
import { addQuiz } from '../quizzes/service';
import { copyLessons } from './copies';
import {
  changingCourse,
  type HeldCourse,
  refuseTooMany,
  refuseUnsellable,
  shownAtFirst,
} from './lock-course';
import { presentMade } from './present';
import {
  findLesson,
  hasPart,
  insertLesson,
  makeRoomAfter,
  makeRoomForLesson,
  removeLesson,
  restoreLesson as restoreRow,
  updateLesson,
} from './repo-lessons';
import { findSection, listSections } from './repo-sections';
import { addSection } from './sections';

/**
 * Adds a lesson. In a course that was on the market it begins hidden, so that nobody buys an empty one.
 * @throws AppError `not_found` for a section or file that is not the caller's, `forbidden`, `invalid`
 */
export function createLesson(
  ctx: MemberCtx,
  id: string,
  body: Parsed<typeof contract.createLesson>['body'],
): Promise<MadeLesson> {
  return changingCourse(ctx, id, async (ctx, course) => {
    const { type, title, fileId = null, seconds = null, beforeId = null } = body;
    refuseOtherType(course, type);
    await refuseTooMany(ctx, id, 1);
    if (fileId && type === 'quiz')
      throw new AppError('invalid', { fields: { fileId: 'validation:invalid' } });
    if (fileId) await assertOwnProductFiles(ctx, [fileId]);
    const length = await recordedSeconds(ctx, type, fileId);
    const sectionId = body.sectionId
      ? found(await findSection(ctx.db, id, body.sectionId)).id
      : ((await listSections(ctx.db, id)).at(-1)?.id ?? (await addSection(ctx, course, '')));
    const position = found(await makeRoomForLesson(ctx.db, sectionId, beforeId));
    const lesson = {
      id: newId(),
      productId: id,
      sectionId,
      type,
      title,
      position,
      fileId,
      quizId: type === 'quiz' ? newId() : null,
      seconds: length ?? seconds,
    };
    if (lesson.quizId) await addQuiz(ctx, lesson.quizId);
    await insertLesson(ctx.db, { ...lesson, shownAt: shownAtFirst(ctx, course), now: ctx.now });
    const made = await lessonView(ctx, id, lesson.id);
    await wantCopies(ctx, made);
    return made;
  });
}

/**
 * Returns how long the film or sound of a lesson plays; null where that is not known.
 * @throws AppError `invalid` for one that browsers cannot play, or of another kind
 */
export async function recordedSeconds(ctx: MemberCtx, type: string, fileId: string | null | undefined) {
  if (!fileId || (type !== 'video' && type !== 'audio')) return null;
  return playedSeconds(ctx, fileId, { kind: type, isConverted: type === 'video' && convertsFilms() });
}

/** @throws AppError `invalid` for a lesson of an audio series without a sound */
export function refuseOtherType(course: HeldCourse, type: string): void {
  if (isSeries(course.type) && type !== 'audio')
    throw new AppError('invalid', { fields: { type: 'kinds-courses:wrong.episodeSound' } });
}

/** Where FFmpeg is set: the film of a lesson gets its copies. */
export async function wantCopies(ctx: MemberCtx, { type, file }: Pick<MadeLesson, 'type' | 'file'>) {
  if (type === 'video' && file) await wantStream(ctx, file.fileId);
}

/** Moves a lesson, also into another section. @throws AppError `not_found`, `forbidden` */
export function moveLesson(
  ctx: MemberCtx,
  id: string,
  lessonId: string,
  { sectionId: asked, beforeId = null }: Parsed<typeof contract.moveLesson>['body'],
): Promise<MadeLesson> {
  return changingCourse(ctx, id, async (ctx) => {
    const lesson = found(await findLesson(ctx.db, id, lessonId));
    const sectionId = asked ?? lesson.section_id;
    found(await findSection(ctx.db, id, sectionId));
    if (beforeId !== lessonId) {
      const position = found(await makeRoomForLesson(ctx.db, sectionId, beforeId));
      await updateLesson(ctx.db, lessonId, { section_id: sectionId, position }, {}, ctx.now);
    }
    return lessonView(ctx, id, lessonId);
  });
}

/** Adds a copy after a lesson. @throws AppError `not_found`, `forbidden`, `invalid`, `storage_full` */
export function copyLesson(ctx: MemberCtx, id: string, lessonId: string): Promise<MadeLesson> {
  return changingCourse(ctx, id, async (ctx, course) => {
    const { section_id: sectionId } = found(await findLesson(ctx.db, id, lessonId));
    await refuseTooMany(ctx, id, 1);
    // What it takes is known once it is there; no copy takes more than some megabytes.
    await assertRoom(ctx, 1);
    const copy = { id: newId(), of: lessonId, sectionId, position: await makeRoomAfter(ctx.db, lessonId) };
    await copyLessons(ctx, course, [copy]);
    return lessonView(ctx, id, copy.id);
  });
}

/** @throws AppError `not_found`, `forbidden`, `not_publishable` for the last lesson of a course on the market */
export function deleteLesson(ctx: MemberCtx, id: string, lessonId: string): Promise<{ done: true }> {
  return changingCourse(ctx, id, async (ctx, course) => {
    found(await findLesson(ctx.db, id, lessonId));
    await removeLesson(ctx.db, lessonId, ctx.now);
    await refuseUnsellable(ctx, course);
    return { done: true };
  });
}

/** @throws AppError `not_found`, `forbidden`, `invalid`, `conflict` where it is there, or its section is gone */
export function restoreLesson(ctx: MemberCtx, id: string, lessonId: string): Promise<MadeLesson> {
  return changingCourse(ctx, id, async (ctx) => {
    found((await hasPart(ctx.db, 'course_lessons', id, lessonId)) || null);
    if (!(await restoreRow(ctx.db, id, lessonId))) throw new AppError('conflict');
    await refuseTooMany(ctx, id, 0);
    return lessonView(ctx, id, lessonId);
  });
}

async function lessonView(ctx: MemberCtx, id: string, lessonId: string): Promise<MadeLesson> {
  return presentMade(found(await findLesson(ctx.db, id, lessonId)));
}
