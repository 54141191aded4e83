import type { Docs } from './openapi/docs';
import type * as setupGuide from './setup-guide';

export const docs: Docs<typeof setupGuide> = {
  tag: 'Creators',
  schemas: {
    SetupStep: 'A step of a creator’s setup',
    SetupGuide: 'How far a creator’s setup is',
  },
  parameters: {
    step: 'A step of the setup',
  },
  endpoints: {
    getSetupGuide: {
      summary: 'How far the caller’s setup as a creator is',
    },
    putSetupStep: {
      summary:
        'Begins a step or sets it aside; `completed` notes that its completion was told, and is 409 conflict before it is completed',
      example: { state: 'started' },
    },
  },
};
