import { settleTransferRefund } from '@/lib/contract/transfers';
import * as refunds from '@/lib/server/bank-transfers/refunds';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(settleTransferRefund, ({ params, body }, ctx) =>
  refunds.settleToSend(ctx, params.id, body),
);
