import { listReceivedTips } from '@/lib/contract/tips';
import { handle } from '@/lib/server/requests/handle';
import * as tips from '@/lib/server/tips/service';

export const GET = handle(listReceivedTips, ({ query }, ctx) => tips.listReceived(ctx, query));
