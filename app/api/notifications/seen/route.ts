import { seeNotifications } from '@/lib/contract/notifications';
import * as notifications from '@/lib/server/notifications/service';
import { handle } from '@/lib/server/requests/handle';

export const PATCH = handle(seeNotifications, (_, ctx) => notifications.seeNotifications(ctx));
