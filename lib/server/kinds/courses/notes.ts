import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type * as contract from '@/lib/contract/kinds/lesson-notes';
import type { LessonNote } from '@/lib/contract/kinds/lesson-notes';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError } from '@/lib/server/errors';
import { openLesson } from './open-lesson';
import { deleteNote, lockNotes, type NoteRow, upsertNote } from './repo-notes';

type At = Parsed<typeof contract.putLessonNote>['params'];
type Body = Parsed<typeof contract.putLessonNote>['body'];

/**
 * Writes a note of the caller in a lesson that is open to them, or changes it.
 * @throws AppError `not_found`, `not_entitled`, `not_open_yet`, `invalid` where the lesson has as many as it takes
 */
export async function putLessonNote(ctx: MemberCtx, at: At, note: Body): Promise<LessonNote> {
  const { id, lessonId, noteId } = at;
  await openLesson(ctx, { by: 'purchase', id, lessonId });
  const row = await inTransaction(ctx, async ({ db, now }) => {
    await lockNotes(db, { entitlementId: id, lessonId });
    return upsertNote(db, { entitlementId: id, lessonId, id: noteId, ...note, now });
  });
  if (!row) throw new AppError('invalid', { fields: { text: 'kinds-courses:wrong.notesTooMany' } });
  return presentNote(row);
}

/** Deletes one of the caller's notes. @throws AppError `not_found`, `not_entitled`, `not_open_yet` */
export async function deleteLessonNote(ctx: MemberCtx, { id, lessonId, noteId }: At) {
  await openLesson(ctx, { by: 'purchase', id, lessonId });
  if (!(await deleteNote(ctx.db, { entitlementId: id, lessonId }, noteId))) throw new AppError('not_found');
  return { done: true as const };
}

export const presentNote = ({ id, second, text, updated_at }: NoteRow): LessonNote => ({
  _id: id,
  second,
  text,
  updatedAt: updated_at.toISOString(),
});
