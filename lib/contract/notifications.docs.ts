import type * as notifications from './notifications';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof notifications> = {
  tag: 'Notifications',
  schemas: {
    NotificationView: 'Something that a member is told',
  },
  endpoints: {
    listNotifications: {
      summary: 'The own notifications, newest first',
    },
    readNotification: {
      summary: 'Marks one as read',
    },
    seeNotifications: {
      summary: 'Marks all as seen, which empties the badge',
    },
    getUnreadCount: {
      summary: 'How many are neither read nor seen',
    },
  },
};
