import type * as firstSteps from './first-steps';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof firstSteps> = {
  tag: 'Account',
  schemas: {
    FirstSteps: 'The progress of a member through the first steps after registration',
  },
  endpoints: {
    getFirstSteps: {
      summary: 'Returns the caller’s progress through the first steps after registration',
    },
    putFirstSteps: {
      summary: 'Moves the caller to a step, or ends the first steps for good',
      example: { at: 'people' },
    },
  },
};
