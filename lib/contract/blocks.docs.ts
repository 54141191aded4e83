import type * as blocks from './blocks';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof blocks> = {
  tag: 'People',
  schemas: {
    LimitedPerson: 'Somebody whom the caller blocked or muted, and since when',
  },
  endpoints: {
    blockUser: {
      summary: 'Blocks: neither follows, finds or reaches the other any more; twice is once',
    },
    unblockUser: {
      summary: 'Takes a block back; who followed whom does not come back',
    },
    muteUser: {
      summary: 'Mutes: the caller is shown and told less of them, and they never learn of it; twice is once',
    },
    unmuteUser: {
      summary: 'Takes a mute back',
    },
    listBlocked: {
      summary: 'Whom the caller blocked, last blocked first',
    },
    listMuted: {
      summary: 'Whom the caller muted, last muted first',
    },
  },
};
