import type { Docs } from '../openapi/docs';
import type * as kindsQuizSounds from './quiz-sounds';

export const docs: Docs<typeof kindsQuizSounds> = {
  tag: 'Kinds of products',
  endpoints: {
    createSoundLink: {
      summary:
        'Creates a signed link for playing an audio file of one of the caller’s attempts, valid for 12 hours',
    },
    loadQuizSound: {
      summary:
        'Downloads the audio file behind a signed link, with support for range requests. The session and the purchase are checked on every request',
    },
  },
};
