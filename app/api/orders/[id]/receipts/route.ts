import { submitReceipt } from '@/lib/contract/transfers';
import * as receipts from '@/lib/server/bank-transfers/receipts';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(submitReceipt, ({ request, params }, ctx) =>
  receipts.submitReceipt(ctx, params.id, request),
);
