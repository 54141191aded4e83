// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsQuizSounds from '@/lib/contract/kinds/quiz-sounds';

export const createSoundLink = /* @__PURE__ */ address<typeof kindsQuizSounds.createSoundLink>('createSoundLink', 'POST', '/quiz-attempts/{id}/sounds/{fileId}/link');
export const loadQuizSound = /* @__PURE__ */ address<typeof kindsQuizSounds.loadQuizSound>('loadQuizSound', 'GET', '/quiz-sounds/{token}');
