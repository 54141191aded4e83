import { approveReceipt } from '@/lib/contract/transfers';
import * as queue from '@/lib/server/bank-transfers/queue';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(approveReceipt, ({ params, body }, ctx) => queue.approve(ctx, params.id, body));
