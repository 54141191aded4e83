import { getUnreadCount } from '@/lib/contract/notifications';
import { handle } from '@/lib/server/http/handle';
import * as notifications from '@/lib/server/notifications/service';

export const GET = handle(getUnreadCount, (_, ctx) => notifications.getUnreadCount(ctx));
