// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as blocks from '@/lib/contract/blocks';

export const blockUser = /* @__PURE__ */ address<typeof blocks.blockUser>('blockUser', 'POST', '/users/block/{id}');
export const listBlocked = /* @__PURE__ */ address<typeof blocks.listBlocked>('listBlocked', 'GET', '/users/blocked');
export const listMuted = /* @__PURE__ */ address<typeof blocks.listMuted>('listMuted', 'GET', '/users/muted');
export const muteUser = /* @__PURE__ */ address<typeof blocks.muteUser>('muteUser', 'POST', '/users/mute/{id}');
export const unblockUser = /* @__PURE__ */ address<typeof blocks.unblockUser>('unblockUser', 'POST', '/users/unblock/{id}');
export const unmuteUser = /* @__PURE__ */ address<typeof blocks.unmuteUser>('unmuteUser', 'POST', '/users/unmute/{id}');
