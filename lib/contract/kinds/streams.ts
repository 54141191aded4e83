import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Id, IdParams } from '../fields';

const LessonParams = IdParams.extend({ lessonId: Id });

/** How far the copies of a lesson’s film are, in several sizes. */
export const LessonStream = z.object({
  /** null: none were asked for */
  state: z.enum(['waiting', 'preparing', 'ready', 'failed']).nullable(),
  /** why it failed, as a key of the messages */
  reason: z.string().nullable(),
  /** how much is done, 0 to 1 */
  share: z.number(),
  /** this server can make copies */
  isOffered: z.boolean(),
  /** browsers play the film as it came */
  isPlayable: z.boolean(),
});
export type LessonStream = z.output<typeof LessonStream>;

export const getLessonStream = endpoint({
  id: 'getLessonStream',
  method: 'GET',
  path: '/courses/{id}/lessons/{lessonId}/stream',
  access: 'owner',
  params: LessonParams,
  response: LessonStream,
});

export const prepareLessonStream = endpoint({
  id: 'prepareLessonStream',
  method: 'POST',
  path: '/courses/{id}/lessons/{lessonId}/stream',
  access: 'owner',
  params: LessonParams,
  response: LessonStream,
  errors: ['forbidden'],
  answers: 'getLessonStream',
});
