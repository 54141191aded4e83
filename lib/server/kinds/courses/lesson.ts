import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type * as contract from '@/lib/contract/kinds/courses';
import type { MadeLessonView } from '@/lib/contract/kinds/courses';
import type { LessonDoc } from '@/lib/contract/kinds/lesson-text';
import { KINDS } from '@/lib/contract/kinds/types';
import type { MemberCtx } from '@/lib/server/ctx';
import { AppError, found } from '@/lib/server/errors';
import { cleanFileName } from '@/lib/server/files/file-name';
import { assertOwnImages, assertOwnProductFiles } from '@/lib/server/files/service';
import { assertRoom } from '@/lib/server/files/storage-room';
import { recordedSeconds, refuseOtherType, wantCopies } from './lessons';
import { changingCourse, refuseUnsellable, wasPublished } from './lock-course';
import { picturesOf, plainTextOf, readingSeconds } from './plain-text';
import { presentMade } from './present';
import { findLesson, type LessonChange, updateLesson as updateRow } from './repo-lessons';
import { findOwnCourse } from './repo-sections';
import { findText, listHandouts, putText, replaceFiles } from './repo-texts';

type Change = Parsed<typeof contract.updateLesson>['body'];

/** In bytes. It is saved every few seconds while its author writes, so nothing is summed up for it. */
const SMALL_TEXT = 20_000;

export const NO_TEXT: LessonDoc = { type: 'doc', content: [] };

/** A lesson of one of the caller's courses, whole. @throws AppError `not_found` */
export async function getMadeLesson(ctx: MemberCtx, id: string, lessonId: string): Promise<MadeLessonView> {
  found(await findOwnCourse(ctx.db, id, ctx.viewer.id, KINDS.courses.types));
  return lessonView(ctx, id, lessonId);
}

async function lessonView(ctx: MemberCtx, id: string, lessonId: string): Promise<MadeLessonView> {
  const [row, text, files] = await Promise.all([
    findLesson(ctx.db, id, lessonId),
    findText(ctx.db, lessonId),
    listHandouts(ctx.db, lessonId),
  ]);
  const lesson = found(row);
  return {
    ...presentMade(lesson),
    text: text?.body ?? NO_TEXT,
    textVersion: text?.version ?? 0,
    files,
    chapters: lesson.chapters,
  };
}

/**
 * Changes a lesson; fields left out stay as they are. A file that is replaced goes at night, so that a change can be
 * taken back.
 * @throws AppError `not_found` for a file or picture that is not the caller's, `forbidden`, `invalid` for a file that
 *   does not fit the type and for a quiz that is to be something else, `not_publishable` for one that is shown without
 *   content, `conflict` for hiding what may have been bought
 */
export function updateLesson(
  ctx: MemberCtx,
  id: string,
  lessonId: string,
  body: Change,
): Promise<MadeLessonView> {
  return changingCourse(ctx, id, async (ctx, course) => {
    const before = found(await findLesson(ctx.db, id, lessonId));
    const { fileId, files, posterId, isPreview, isShown } = body;
    refuseOtherQuiz(before.type, body);
    if (body.type) refuseOtherType(course, body.type);
    if (isShown === false && before.is_shown && wasPublished(course)) throw new AppError('conflict');
    await assertOwnProductFiles(ctx, [
      ...(fileId ? [fileId] : []),
      ...(files ?? []).map(({ fileId }) => fileId),
    ]);
    if (posterId) await assertOwnImages(ctx, [posterId]);
    const played = fileId ?? (body.type && before.file?.fileId);
    const seconds = (await recordedSeconds(ctx, body.type ?? before.type, played)) ?? body.seconds;
    await updateRow(ctx.db, lessonId, columns({ ...body, seconds }), { isPreview, isShown }, ctx.now);
    if (files) await replaceFiles(ctx.db, lessonId, 'handout', files.map(cleanName));
    // What another film shows says nothing about this one.
    const isOther = fileId !== undefined && fileId !== before.file?.fileId;
    if (posterId !== undefined || isOther)
      await replaceFiles(ctx.db, lessonId, 'poster', posterId ? [{ fileId: posterId, name: '' }] : []);
    const after = await lessonView(ctx, id, lessonId);
    if (fileId || body.type) await wantCopies(ctx, after);
    await refuseUnsellable(ctx, course);
    return after;
  });
}

/** A quiz stays one, and nobody takes it before they buy. @throws AppError `invalid` */
function refuseOtherQuiz(before: string, { type, isPreview, fileId }: Change): void {
  const isQuiz = before === 'quiz';
  if (isQuiz !== ((type ?? before) === 'quiz'))
    throw new AppError('invalid', { fields: { type: 'validation:invalid' } });
  if (isQuiz && isPreview) throw new AppError('invalid', { fields: { isPreview: 'validation:invalid' } });
  if (isQuiz && fileId) throw new AppError('invalid', { fields: { fileId: 'validation:invalid' } });
}

const cleanName = ({ fileId, name }: { fileId: string; name: string }) => ({
  fileId,
  name: cleanFileName(name),
});

function columns({ title, type, fileId, seconds, isRequired, opens, chapters }: Change): LessonChange {
  const change: LessonChange = {
    title,
    type,
    file_id: fileId,
    seconds,
    is_required: isRequired,
    chapters: chapters && JSON.stringify(chapters),
    ...(opens && { opens_after_days: opens.afterDays, opens_on: opens.on }),
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

/**
 * Saves the text of a lesson that was written from `version`.
 * @throws AppError `conflict` where it was saved since, `not_found` for pictures that are not the caller's,
 *   `not_publishable` when a text for sale would be empty, `storage_full` for a long text
 */
export function putLessonText(
  ctx: MemberCtx,
  id: string,
  lessonId: string,
  { version, text }: Parsed<typeof contract.putLessonText>['body'],
) {
  return changingCourse(ctx, id, async (ctx, course) => {
    const { type } = found(await findLesson(ctx.db, id, lessonId));
    const pictures = picturesOf(text);
    await assertOwnImages(ctx, pictures);
    const plain = plainTextOf(text);
    const bytes = Buffer.byteLength(JSON.stringify(text));
    if (bytes > SMALL_TEXT) await assertRoom(ctx, bytes);
    const saved = await putText(ctx.db, { lessonId, version, body: text, plain, now: ctx.now });
    if (!saved) throw new AppError('conflict');
    await replaceFiles(
      ctx.db,
      lessonId,
      'text',
      pictures.map((fileId) => ({ fileId, name: '' })),
    );
    const seconds = type === 'text' ? { seconds: readingSeconds(plain) } : {};
    await updateRow(ctx.db, lessonId, seconds, {}, ctx.now);
    const { is_ready: isReady, is_shown: isShown } = found(await findLesson(ctx.db, id, lessonId));
    if (course.status === 'published' && isShown && !isReady)
      throw new AppError('not_publishable', { fields: { lessons: 'kinds-courses:wrong.lessonsUnfinished' } });
    return { version: saved, isReady, updatedAt: ctx.now.toISOString() };
  });
}
