import { listNotifications } from '@/lib/contract/notifications';
import { handle } from '@/lib/server/http/handle';
import * as notifications from '@/lib/server/notifications/service';

export const GET = handle(listNotifications, ({ query }, ctx) => notifications.getNotifications(ctx, query));
