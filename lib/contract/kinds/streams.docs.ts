import type { Docs } from '../openapi/docs';
import type * as kindsStreams from './streams';

export const docs: Docs<typeof kindsStreams> = {
  tag: 'Kinds of products',
  schemas: {
    LessonStream:
      'The state of the transcoded copies of a lesson’s video, in several sizes and as audio only. `state` is null if no copies were requested',
  },
  endpoints: {
    getLessonStream: {
      summary:
        'Returns the state of the transcoded copies of the video of a lesson of one of the caller’s courses',
    },
    prepareLessonStream: {
      summary:
        'Starts transcoding the video of a lesson unless copies exist or are being made. Failed copies are made again',
    },
  },
};
