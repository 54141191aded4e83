import { readNotification } from '@/lib/contract/notifications';
import * as notifications from '@/lib/server/notifications/service';
import { handle } from '@/lib/server/requests/handle';

export const PATCH = handle(readNotification, ({ params }, ctx) =>
  notifications.readNotification(ctx, params.id),
);
