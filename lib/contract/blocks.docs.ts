import type * as blocks from './blocks';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof blocks> = {
  tag: 'People',
  schemas: {
    LimitedPerson: 'A person whom the caller blocked or muted. `since` is the time of the block or mute',
  },
  endpoints: {
    blockUser: {
      summary:
        'Blocks a person. The caller and the person stop following each other and can no longer find or reach each other. Blocking again has no effect',
    },
    unblockUser: {
      summary: 'Removes the caller’s block on a person. Earlier follows are not restored',
    },
    muteUser: {
      summary:
        'Mutes a person, so that the caller sees and is notified of less of their activity. The muted person is not notified. Muting again has no effect',
    },
    unmuteUser: {
      summary: 'Removes the caller’s mute of a person',
    },
    listBlocked: {
      summary: 'Returns the people whom the caller blocked, most recently blocked first',
    },
    listMuted: {
      summary: 'Returns the people whom the caller muted, most recently muted first',
    },
  },
};
