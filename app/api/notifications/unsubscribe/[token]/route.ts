import { showUnsubscribe, unsubscribe } from '@/lib/contract/notice-choices';
import * as letters from '@/lib/server/notifications/unsubscribe';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(showUnsubscribe, ({ params }, ctx) => letters.showUnsubscribe(ctx, params.token));

export const POST = handle(unsubscribe, ({ params }, ctx) => letters.unsubscribe(ctx, params.token));
