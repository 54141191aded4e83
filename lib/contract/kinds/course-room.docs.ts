import type { Docs } from '../openapi/docs';
import { EXAMPLE_TIME } from '../openapi/example-values';
import type * as kindsCourseRoom from './course-room';

export const docs: Docs<typeof kindsCourseRoom> = {
  tag: 'Kinds of products',
  schemas: {
    LessonProgress: 'How far somebody is in a lesson',
    RoomLesson: 'A lesson of a bought course',
    CourseRoom: 'A bought course: its lessons, and how far its buyer is',
    LessonContent: 'The content of a lesson, for whoever may take it',
    FileLink: 'A signed link to what plays or is downloaded, and until when it works',
  },
  parameters: {
    part: 'A playlist or a copy: `main.m3u8`, `720.m3u8`, `720.mp4`, `audio.mp4` …',
  },
  endpoints: {
    getCourseRoom: {
      summary: 'The outline of a bought course, with how far its buyer is',
    },
    getLesson: {
      summary: 'A lesson of a bought course; opening it counts as use where it consists of text',
    },
    putLessonProgress: {
      summary: 'Adds what was watched or heard since the last report, in any order and from any device',
      example: {
        watched: [{ from: 0, to: 15 }],
        position: 15.2,
        at: EXAMPLE_TIME,
        isSought: false,
        isDone: true,
      },
    },
    createLessonLink: {
      summary:
        'A signed link to a file of a bought lesson: 60 seconds for a download, 12 hours for what is played',
      example: { isPlayed: true },
    },
    getShownLesson: {
      summary:
        'A free preview, for everybody while its course is on the market; any lesson for its creator and operators',
    },
    createShownLink: {
      summary: 'A signed link to a file of a free preview; of any lesson for its creator and operators',
      example: { isPlayed: true },
    },
    loadLessonFile: {
      summary:
        'The file behind a signed link, with ranges; who asks and what they hold is checked again each time',
    },
    loadStreamPart: {
      summary:
        'A playlist (HLS) or a copy of the film behind a signed link, with ranges; checked again each time as the film is',
    },
  },
};
