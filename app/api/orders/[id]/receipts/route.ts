import { submitReceipt } from '@/lib/contract/transfers';
import * as receipts from '@/lib/server/bank-transfers/receipts';
import { receiveFile } from '@/lib/server/files/multipart';
import { handle } from '@/lib/server/http/handle';

export const POST = handle(submitReceipt, ({ request, params }, ctx) =>
  receiveFile(request, (name, content) => receipts.submitReceipt(ctx, params.id, name, content)),
);
