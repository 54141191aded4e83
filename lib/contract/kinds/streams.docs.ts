import type { Docs } from '../openapi/docs';
import type * as kindsStreams from './streams';

export const docs: Docs<typeof kindsStreams> = {
  tag: 'Kinds of products',
  schemas: {
    LessonStream: 'How far the copies of a lesson’s film are, in several sizes and as its sound alone',
  },
  endpoints: {
    getLessonStream: {
      summary: 'How far the copies of the film of a lesson of an own course are',
    },
    prepareLessonStream: {
      summary:
        'Has the copies of the film of a lesson made: those of an older film, and again those that failed',
    },
  },
};
