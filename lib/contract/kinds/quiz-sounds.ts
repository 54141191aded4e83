import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Id, IdParams } from '../fields';
import { FileLink } from './course-room';

// Sounds of questions, by the attempt that asks them.

export const createSoundLink = endpoint({
  id: 'createSoundLink',
  method: 'POST',
  path: '/quiz-attempts/{id}/sounds/{fileId}/link',
  access: 'owner',
  summary: 'A signed link to a sound of an own attempt, which plays for 12 hours',
  params: IdParams.extend({ fileId: Id }),
  response: FileLink,
  errors: ['not_entitled'],
  rateLimit: { max: 2400, seconds: 3600 },
});

export const loadQuizSound = endpoint({
  id: 'loadQuizSound',
  method: 'GET',
  path: '/quiz-sounds/{token}',
  access: 'signed',
  summary:
    'The sound behind a signed link, with ranges; who asks and what they hold is checked again each time',
  params: z.object({ token: z.string().max(2000) }),
  response: z.unknown(),
  errors: ['forbidden', 'not_entitled', 'not_found'],
  raw: true,
  gives: ['*/*'],
  proof: 'link',
});
