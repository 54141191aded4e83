import { seeNotifications } from '@/lib/contract/notifications';
import { handle } from '@/lib/server/http/handle';
import * as notifications from '@/lib/server/notifications/service';

export const PATCH = handle(seeNotifications, (_, ctx) => notifications.seeNotifications(ctx));
