import type * as notifications from './notifications';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof notifications> = {
  tag: 'Notifications',
  schemas: {
    NotificationView: 'A notification of a member',
  },
  endpoints: {
    listNotifications: {
      summary: 'Returns the caller’s notifications, newest first',
    },
    readNotification: {
      summary: 'Marks one of the caller’s notifications as read',
    },
    seeNotifications: {
      summary: 'Marks all of the caller’s notifications as seen, which clears the badge',
    },
    getUnreadCount: {
      summary: 'Returns the number of the caller’s notifications that are neither read nor seen',
    },
  },
};
