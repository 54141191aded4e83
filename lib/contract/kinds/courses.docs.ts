import type { Docs } from '../openapi/docs';
import { EXAMPLE_ID } from '../openapi/example-values';
import type * as kindsCourses from './courses';

export const docs: Docs<typeof kindsCourses> = {
  tag: 'Kinds of products',
  schemas: {
    LessonFile: 'A file that hangs on a lesson; its bytes are loaded by a link',
    MadeLesson: 'A lesson of an own course',
    MadeSection: 'A section of an own course, with its lessons in order',
    MadeCourse: 'A course as its creator makes it: sections and lessons in order, without the texts',
    MadeLessonView: 'A lesson of an own course, with its text and files',
  },
  parameters: {
    sectionId: 'The id of the section',
  },
  endpoints: {
    getCourse: {
      summary: 'The sections and lessons of an own course, hidden lessons too',
    },
    createSection: {
      summary: 'Adds a section; a micro course and an audio series have exactly one',
      example: { title: 'البداية', beforeId: EXAMPLE_ID },
    },
    updateSection: {
      summary: 'Renames a section, or moves it before another; null moves it to the end',
      example: { title: 'البداية', beforeId: EXAMPLE_ID },
    },
    deleteSection: {
      summary: 'Removes a section with its lessons; those who bought them keep them',
    },
    copySection: {
      summary:
        'Adds a copy of a section after it, with its lessons; those of a published course are hidden at first',
    },
    restoreSection: {
      summary:
        'Takes back that a section was removed: it returns to its place, with the lessons that went with it',
    },
    createLesson: {
      summary:
        'Adds a lesson to a section; where none is named, to the last one, which is made if there is none. An audio series takes sounds alone',
      example: {
        type: 'video',
        title: 'أول سطر',
        sectionId: EXAMPLE_ID,
        beforeId: EXAMPLE_ID,
        fileId: EXAMPLE_ID,
        seconds: 480,
      },
    },
    getMadeLesson: {
      summary: 'A lesson of an own course, with its text and files',
    },
    updateLesson: {
      summary: 'Changes a lesson; fields left out stay as they are',
      example: {
        title: 'أول سطر',
        type: 'text',
        fileId: EXAMPLE_ID,
        posterId: EXAMPLE_ID,
        seconds: 480,
        isRequired: true,
        isPreview: false,
        isShown: true,
        opens: { afterDays: 7, on: null },
        chapters: [
          { at: 0, title: 'المقدمة' },
          { at: 150, title: 'الحكاية' },
        ],
        files: [{ fileId: EXAMPLE_ID, name: 'تمارين.pdf' }],
      },
    },
    putLessonText: {
      summary:
        'Saves the text of a lesson; `conflict` where it was saved since `version`, and then nothing is written',
      example: {
        version: 0,
        text: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              attrs: { dir: 'rtl' },
              content: [{ type: 'text', text: 'ابدأ بسطر واحد.', marks: [{ type: 'bold' }] }],
            },
          ],
        },
      },
    },
    moveLesson: {
      summary:
        'Moves a lesson before another or to the end of a section; where none is named, within its own',
      example: { sectionId: EXAMPLE_ID, beforeId: EXAMPLE_ID },
    },
    copyLesson: {
      summary:
        'Adds a copy of a lesson after it, with its text and files; the copy of a published course is hidden',
    },
    deleteLesson: {
      summary: 'Removes a lesson; those who bought it keep it',
    },
    restoreLesson: {
      summary: 'Takes back that a lesson was removed: it returns to its place',
    },
  },
};
