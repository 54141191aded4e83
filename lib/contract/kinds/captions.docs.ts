import type { Docs } from '../openapi/docs';
import type * as kindsCaptions from './captions';

export const docs: Docs<typeof kindsCaptions> = {
  tag: 'Kinds of products',
  schemas: {
    LessonCaptions: 'What is said in a video or a sound, in one language: each part with its seconds',
  },
  parameters: {
    language: 'The language of the captions, by ISO 639-1',
  },
  endpoints: {
    listCaptions: {
      summary: 'The captions of a lesson of an own course, in each language',
    },
    putCaptions: {
      summary: 'Takes the captions of a lesson in one language from a WebVTT or SRT file, in place of others',
      example: { file: 'WEBVTT\n\n00:01.000 --> 00:03.000\nأهلًا بكم.' },
    },
    deleteCaptions: {
      summary: 'Removes the captions of a lesson in one language',
    },
  },
};
