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
  params: z.object({ token: z.string().max(2000) }),
  response: z.unknown(),
  errors: ['forbidden', 'not_entitled', 'not_found'],
  raw: true,
  gives: ['*/*'],
  proof: 'link',
});
