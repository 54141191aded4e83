import { readNotification } from '@/lib/contract/notifications';
import { handle } from '@/lib/server/http/handle';
import * as notifications from '@/lib/server/notifications/service';

export const PATCH = handle(readNotification, ({ params }, ctx) =>
  notifications.readNotification(ctx, params.id),
);
