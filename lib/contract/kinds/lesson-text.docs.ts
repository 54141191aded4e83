import type { Docs } from '../openapi/docs';
import type * as kindsLessonText from './lesson-text';

export const docs: Docs<typeof kindsLessonText> = {
  schemas: {
    LessonInline: 'A part of a line: text or a line break',
    LessonBlock:
      'A block of a text: a paragraph, a heading, a list, a quote, code, a horizontal line or an image',
    LessonDoc:
      'The text of a lesson as a Tiptap document, limited to a fixed set of nodes, marks and attributes',
  },
};
