import { z } from 'zod';
import { NOTICE_NAMES } from '@/lib/shared/notice-kinds';
import { endpoint } from './endpoint';
import { Done, Id, IdParams, PageQuery, page, Time } from './fields';

const Actor = z.object({ _id: Id, name: z.string(), profilePic: z.string().nullable() });

export const NotificationView = z.object({
  _id: Id,
  isRead: z.boolean(),
  kind: z.enum(NOTICE_NAMES),
  from: Actor.nullable(),
  /** some of the others who did the same, to show beside `from` */
  others: z.array(Actor).max(2),
  /** how many people did the same, `from` included */
  actorsCount: z.int(),
  /** A whole sentence in the caller's language; names and quoted words are between U+2068 and U+2069. */
  message: z.string(),
  createdAt: Time,
  postId: z.object({ _id: Id }).nullable(),
  productId: Id.nullable(),
  orderId: Id.nullable(),
  /** of a question or an answer */
  lessonId: Id.optional(),
  /** of a booking that the caller bought */
  entitlementId: Id.optional(),
  /** of a dispute about what the caller sold */
  disputeId: Id.optional(),
  /** of a revenue report */
  month: z.string().optional(),
});
export type NotificationView = z.output<typeof NotificationView>;

export const listNotifications = endpoint({
  id: 'listNotifications',
  method: 'GET',
  path: '/notifications',
  access: 'member',
  query: PageQuery,
  response: page(NotificationView),
});

export const readNotification = endpoint({
  id: 'readNotification',
  method: 'PATCH',
  path: '/notifications/{id}/read',
  access: 'owner',
  params: IdParams,
  response: Done,
  touches: ['getUnreadCount'],
});

export const seeNotifications = endpoint({
  id: 'seeNotifications',
  method: 'PATCH',
  path: '/notifications/seen',
  access: 'member',
  response: Done,
});

export const getUnreadCount = endpoint({
  id: 'getUnreadCount',
  method: 'GET',
  path: '/notifications/unread-count',
  access: 'member',
  response: z.object({ unreadCount: z.int() }),
});
