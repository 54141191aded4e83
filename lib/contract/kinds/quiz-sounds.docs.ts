import type { Docs } from '../openapi/docs';
import type * as kindsQuizSounds from './quiz-sounds';

export const docs: Docs<typeof kindsQuizSounds> = {
  tag: 'Kinds of products',
  endpoints: {
    createSoundLink: {
      summary: 'A signed link to a sound of an own attempt, which plays for 12 hours',
    },
    loadQuizSound: {
      summary:
        'The sound behind a signed link, with ranges; who asks and what they hold is checked again each time',
    },
  },
};
