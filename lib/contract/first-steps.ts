import { z } from 'zod';
import { FIRST_STEPS } from './choices';
import { endpoint } from './endpoint';

export type FirstStep = (typeof FIRST_STEPS)[number];

const Standing = z.enum([...FIRST_STEPS, 'finished', 'dismissed']);

export const FirstSteps = z.object({
  /** the present step, or how they ended */
  at: Standing,
  /** begun and not ended: to be offered again */
  offered: z.boolean(),
});
export type FirstSteps = z.output<typeof FirstSteps>;

export const getFirstSteps = endpoint({
  id: 'getFirstSteps',
  method: 'GET',
  path: '/users/firstSteps',
  access: 'member',
  response: FirstSteps,
});

export const putFirstSteps = endpoint({
  id: 'putFirstSteps',
  method: 'PUT',
  path: '/users/firstSteps',
  access: 'member',
  body: z.object({ at: Standing }).strict(),
  answers: 'getFirstSteps',
  response: FirstSteps,
});
