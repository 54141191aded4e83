import type { Docs } from './openapi/docs';
import type * as setupGuide from './setup-guide';

export const docs: Docs<typeof setupGuide> = {
  tag: 'Creators',
  schemas: {
    SetupStep: 'A step of a creator’s setup',
    SetupGuide: 'The progress of a creator’s setup, step by step',
  },
  parameters: {
    step: 'A step of the setup',
  },
  endpoints: {
    getSetupGuide: {
      summary: 'Returns the progress of the caller’s setup as a creator',
    },
    putSetupStep: {
      summary:
        'Starts a step of the caller’s setup or skips it. `completed` records that the completion of the step was announced. Returns 409 `conflict` if the step is not completed',
      example: { state: 'started' },
    },
  },
};
