import { listAdminTips } from '@/lib/contract/tips';
import { handle } from '@/lib/server/requests/handle';
import * as tips from '@/lib/server/tips/waiting-tips';

export const GET = handle(listAdminTips, ({ query }, ctx) => tips.listWaitingTips(ctx, query));
