import type { Docs } from '../openapi/docs';
import { EXAMPLE_TIME } from '../openapi/example-values';
import type * as kindsCourseRoom from './course-room';

export const docs: Docs<typeof kindsCourseRoom> = {
  tag: 'Kinds of products',
  schemas: {
    LessonProgress: 'A student’s progress in a lesson. `positionAt` is null if no position was ever reported',
    RoomLesson:
      'A lesson of a purchased course, with the buyer’s progress. `opensAt` is null if the lesson is open',
    CourseRoom: 'A purchased course: its sections and lessons, and the buyer’s progress',
    LessonContent: 'The content of a lesson that the caller may open',
    FileLink: 'A signed link for playing or downloading a file, with its expiry time',
  },
  parameters: {
    part: 'The name of a playlist or transcoded copy: `main.m3u8`, `720.m3u8`, `720.mp4`, `audio.mp4` …',
  },
  endpoints: {
    getCourseRoom: {
      summary: 'Returns the outline of a purchased course, with the caller’s progress',
    },
    getLesson: {
      summary:
        'Returns a lesson of a purchased course. Opening a text lesson counts as use of the purchase. Returns 403 `not_open_yet` if the lesson opens later, and 403 `quiz_first` if a quiz before it is not passed',
    },
    putLessonProgress: {
      summary:
        'Adds the parts of a lesson that the caller watched or heard since the last report. Reports may arrive in any order and from any device',
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
        'Creates a signed link to a file of a purchased lesson, valid for 60 seconds for a download and 12 hours for playback',
      example: { isPlayed: true },
    },
    getShownLesson: {
      summary:
        'Returns a free preview lesson of a published course. The creator of the course and operators can get any of its lessons',
    },
    createShownLink: {
      summary:
        'Creates a signed link to a file of a free preview lesson. The creator of the course and operators can get links for any of its lessons',
      example: { isPlayed: true },
    },
    loadLessonFile: {
      summary:
        'Downloads the file behind a signed link, with support for range requests. The session and the purchase are checked on every request',
    },
    loadStreamPart: {
      summary:
        'Downloads a playlist (HLS) or a transcoded copy of the video behind a signed link, with support for range requests. The session and the purchase are checked on every request',
    },
  },
};
