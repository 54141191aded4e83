import type * as handles from './handles';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof handles> = {
  tag: 'People',
  schemas: {
    Handle: 'A handle of 3 to 30 Latin letters, digits and underscores, stored in lower case without @',
  },
  parameters: {
    handle: 'A handle, with or without @',
  },
  endpoints: {
    checkHandle: {
      summary:
        'Returns whether a handle is available: nobody has this handle or one that looks like it. The caller’s current handle counts as available',
    },
  },
};
