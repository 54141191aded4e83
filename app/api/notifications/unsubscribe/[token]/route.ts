import { showUnsubscribe, unsubscribe } from '@/lib/contract/notice-choices';
import { handle } from '@/lib/server/http/handle';
import * as letters from '@/lib/server/notifications/unsubscribe';

export const GET = handle(showUnsubscribe, ({ params }, ctx) => letters.showUnsubscribe(ctx, params.token));

export const POST = handle(unsubscribe, ({ params }, ctx) => letters.unsubscribe(ctx, params.token));
