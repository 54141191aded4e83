import type * as handles from './handles';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof handles> = {
  tag: 'People',
  schemas: {
    Handle: 'A handle of 3 to 30 Latin letters, digits and underscores; kept in lower case, without @',
  },
  parameters: {
    handle: 'A handle, with or without @',
  },
  endpoints: {
    checkHandle: {
      summary:
        'Whether a handle is free: nobody has it, nor one that looks like it. The own one counts as free',
    },
  },
};
