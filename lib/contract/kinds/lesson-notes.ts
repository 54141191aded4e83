import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Done, Id, IdParams, prose, Time } from '../fields';
import { LESSON_NOTES } from '../limits';

/** A private note of a buyer in a lesson. */
export const LessonNote = z.object({
  _id: Id,
  /** of the recording; null belongs to the whole lesson */
  second: z.int().min(0).max(86_400).nullable(),
  text: z.string(),
  updatedAt: Time,
});
export type LessonNote = z.output<typeof LessonNote>;

/** `id` is the purchase's. */
const NoteParams = IdParams.extend({ lessonId: Id, noteId: Id });

export const putLessonNote = endpoint({
  id: 'putLessonNote',
  method: 'PUT',
  path: '/entitlements/{id}/lessons/{lessonId}/notes/{noteId}',
  access: 'owner',
  params: NoteParams,
  body: z.object({ second: LessonNote.shape.second, text: prose(LESSON_NOTES.longest, 1) }).strict(),
  response: LessonNote,
  errors: ['not_entitled', 'not_open_yet'],
});

export const deleteLessonNote = endpoint({
  id: 'deleteLessonNote',
  method: 'DELETE',
  path: '/entitlements/{id}/lessons/{lessonId}/notes/{noteId}',
  access: 'owner',
  params: NoteParams,
  response: Done,
  errors: ['not_entitled', 'not_open_yet'],
});
