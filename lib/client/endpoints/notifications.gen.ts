// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as notifications from '@/lib/contract/notifications';

export const getUnreadCount = /* @__PURE__ */ address<typeof notifications.getUnreadCount>('getUnreadCount', 'GET', '/notifications/unread-count');
export const listNotifications = /* @__PURE__ */ address<typeof notifications.listNotifications>('listNotifications', 'GET', '/notifications');
export const readNotification = /* @__PURE__ */ address<typeof notifications.readNotification>('readNotification', 'PATCH', '/notifications/{id}/read', { touches: ['getUnreadCount'] });
export const seeNotifications = /* @__PURE__ */ address<typeof notifications.seeNotifications>('seeNotifications', 'PATCH', '/notifications/seen');
