import { getReceiptFile } from '@/lib/contract/transfers';
import * as queue from '@/lib/server/bank-transfers/queue';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getReceiptFile, ({ params }, ctx) => queue.receiptResponse(ctx, params.id));
