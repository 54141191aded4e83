import type { Docs } from '../openapi/docs';
import type * as kindsLessonNotes from './lesson-notes';

export const docs: Docs<typeof kindsLessonNotes> = {
  tag: 'Kinds of products',
  schemas: {
    LessonNote: 'What a buyer noted at a moment of a lesson, for themselves alone',
  },
  parameters: {
    noteId: 'The id of the note, made by whoever writes it',
  },
  endpoints: {
    putLessonNote: {
      summary: 'Writes a note at a moment of a bought lesson, or changes it; the caller makes its id',
      example: { second: 42, text: 'أعد هذا الجزء قبل الاختبار.' },
    },
    deleteLessonNote: {
      summary: 'Deletes a note',
    },
  },
};
