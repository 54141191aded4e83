import { listReceipts } from '@/lib/contract/transfers';
import * as queue from '@/lib/server/bank-transfers/queue';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listReceipts, ({ query }, ctx) => queue.listQueue(ctx, query));
