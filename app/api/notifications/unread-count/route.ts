import { getUnreadCount } from '@/lib/contract/notifications';
import * as notifications from '@/lib/server/notifications/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getUnreadCount, (_, ctx) => notifications.getUnreadCount(ctx));
