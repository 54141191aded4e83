import { listNotifications } from '@/lib/contract/notifications';
import * as notifications from '@/lib/server/notifications/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listNotifications, ({ query }, ctx) => notifications.getNotifications(ctx, query));
