import type { Docs } from '../openapi/docs';
import type * as kindsCaptions from './captions';

export const docs: Docs<typeof kindsCaptions> = {
  tag: 'Kinds of products',
  schemas: {
    LessonCaptions:
      'The captions of a video or audio recording in one language, each with its start and end in seconds',
  },
  parameters: {
    language: 'The ISO 639-1 code of the language of the captions',
  },
  endpoints: {
    listCaptions: {
      summary: 'Returns the captions of a lesson of one of the caller’s courses, in each language',
    },
    putCaptions: {
      summary:
        'Sets the captions of a lesson in one language from a WebVTT or SRT file, replacing earlier captions in that language',
      example: { file: 'WEBVTT\n\n00:01.000 --> 00:03.000\nأهلًا بكم.' },
    },
    deleteCaptions: {
      summary: 'Deletes the captions of a lesson in one language',
    },
  },
};
