import type { Docs } from '../openapi/docs';
import { EXAMPLE_ID } from '../openapi/example-values';
import type * as kindsCourses from './courses';

export const docs: Docs<typeof kindsCourses> = {
  tag: 'Kinds of products',
  schemas: {
    LessonFile: 'A file attached to a lesson. Its content is downloaded by a link',
    MadeLesson:
      'A lesson of one of the caller’s courses. `unplayable` is null if its recording can be played, or will be once converted',
    MadeSection: 'A section of one of the caller’s courses, with its lessons in order',
    MadeCourse:
      'A course as its creator edits it, with its sections and lessons in order and without their texts',
    MadeLessonView: 'A lesson of one of the caller’s courses, with its text and files',
  },
  parameters: {
    sectionId: 'The id of the section',
  },
  endpoints: {
    getCourse: {
      summary: 'Returns the sections and lessons of one of the caller’s courses, including hidden lessons',
    },
    createSection: {
      summary:
        'Adds a section to one of the caller’s courses. Returns 409 `conflict` for a second section of a micro course or an audio series, which have exactly one',
      example: { title: 'البداية', beforeId: EXAMPLE_ID },
    },
    updateSection: {
      summary: 'Renames a section, or moves it before another section. A null `beforeId` moves it to the end',
      example: { title: 'البداية', beforeId: EXAMPLE_ID },
    },
    deleteSection: {
      summary: 'Removes a section and its lessons from a course. Buyers of the lessons keep them',
    },
    copySection: {
      summary:
        'Adds a copy of a section and its lessons after the section. The copied lessons of a published course are hidden at first',
    },
    restoreSection: {
      summary:
        'Restores a removed section to its place, with the lessons removed with it. Returns 409 `conflict` if the section is not removed',
    },
    createLesson: {
      summary:
        'Adds a lesson to a section. Without `sectionId`, adds it to the last section, which is created if the course has none. An audio series accepts only audio lessons',
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
      summary: 'Returns a lesson of one of the caller’s courses, with its text and files',
    },
    updateLesson: {
      summary: 'Edits a lesson. Omitted fields keep their values',
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
        'Saves the text of a lesson. Returns 409 `conflict` without saving if the text was saved since `version`',
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
        'Moves a lesson before another lesson or to the end of a section. Without `sectionId`, moves it within its current section',
      example: { sectionId: EXAMPLE_ID, beforeId: EXAMPLE_ID },
    },
    copyLesson: {
      summary:
        'Adds a copy of a lesson after the lesson, with its text and files. The copied lesson of a published course is hidden',
    },
    deleteLesson: {
      summary: 'Removes a lesson from a course. Buyers of the lesson keep it',
    },
    restoreLesson: {
      summary:
        'Restores a removed lesson to its place. Returns 409 `conflict` if the lesson is not removed, or if its section is',
    },
  },
};
