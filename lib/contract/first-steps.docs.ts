import type * as firstSteps from './first-steps';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof firstSteps> = {
  tag: 'Account',
  schemas: {
    FirstSteps: 'Where a member stands in the first steps after registration',
  },
  endpoints: {
    getFirstSteps: {
      summary: 'Where the caller stands in the first steps after registration',
    },
    putFirstSteps: {
      summary: 'Goes to a step, or ends them; what has ended stays ended',
      example: { at: 'people' },
    },
  },
};
