import { z } from 'zod';
import { endpoint } from './endpoint';

/** The steps of a creator's setup, in their order. */
export const SETUP_STEPS = [
  'start_business',
  'add_credibility',
  'payment_setup',
  'identity_verification',
] as const;
export const SetupStep = z.enum(SETUP_STEPS);
export type SetupStep = z.output<typeof SetupStep>;

export const SetupGuide = z.object({
  steps: z.array(
    z.object({
      step: SetupStep,
      /** `completed` depends on the facts, whatever state was set; `escaped` was skipped */
      state: z.enum(['open', 'started', 'escaped', 'completed']),
      /** everything was sent, and an operator reviews it: nothing is left to do */
      isWaiting: z.boolean(),
      /** its completion was reported already */
      isTold: z.boolean(),
    }),
  ),
  completed: z.int(),
});
export type SetupGuide = z.output<typeof SetupGuide>;

export const getSetupGuide = endpoint({
  id: 'getSetupGuide',
  method: 'GET',
  path: '/creator/setup',
  access: 'creator',
  response: SetupGuide,
});

export const putSetupStep = endpoint({
  id: 'putSetupStep',
  method: 'PUT',
  path: '/creator/setup/{step}',
  access: 'creator',
  params: z.object({ step: SetupStep }),
  body: z.object({ state: z.enum(['started', 'escaped', 'completed']) }).strict(),
  response: SetupGuide,
  errors: ['conflict'],
  answers: 'getSetupGuide',
});
