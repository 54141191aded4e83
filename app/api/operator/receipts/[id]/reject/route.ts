import { rejectReceipt } from '@/lib/contract/transfers';
import * as queue from '@/lib/server/bank-transfers/queue';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(rejectReceipt, ({ params, body }, ctx) => queue.reject(ctx, params.id, body));
