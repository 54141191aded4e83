import type { Docs } from '../openapi/docs';
import type * as kindsLessonText from './lesson-text';

export const docs: Docs<typeof kindsLessonText> = {
  schemas: {
    LessonInline: 'Words in a line, or a line break',
    LessonBlock: 'A part of a text: a paragraph, a heading, a list, a quote, code, a line or a picture',
    LessonDoc:
      'The text of a lesson, in the form of a Tiptap document with a closed list of nodes, marks and attributes',
  },
};
