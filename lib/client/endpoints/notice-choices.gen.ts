// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as noticeChoices from '@/lib/contract/notice-choices';

export const listNoticeChoices = /* @__PURE__ */ address<typeof noticeChoices.listNoticeChoices>('listNoticeChoices', 'GET', '/notifications/choices');
export const showUnsubscribe = /* @__PURE__ */ address<typeof noticeChoices.showUnsubscribe>('showUnsubscribe', 'GET', '/notifications/unsubscribe/{token}');
export const unsubscribe = /* @__PURE__ */ address<typeof noticeChoices.unsubscribe>('unsubscribe', 'POST', '/notifications/unsubscribe/{token}');
export const updateNoticeChoice = /* @__PURE__ */ address<typeof noticeChoices.updateNoticeChoice>('updateNoticeChoice', 'PATCH', '/notifications/choices');
