// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsLessonNotes from '@/lib/contract/kinds/lesson-notes';

export const deleteLessonNote = /* @__PURE__ */ address<typeof kindsLessonNotes.deleteLessonNote>('deleteLessonNote', 'DELETE', '/entitlements/{id}/lessons/{lessonId}/notes/{noteId}');
export const putLessonNote = /* @__PURE__ */ address<typeof kindsLessonNotes.putLessonNote>('putLessonNote', 'PUT', '/entitlements/{id}/lessons/{lessonId}/notes/{noteId}');
