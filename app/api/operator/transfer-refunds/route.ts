import { listTransferRefunds } from '@/lib/contract/transfers';
import * as refunds from '@/lib/server/bank-transfers/refunds';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listTransferRefunds, ({ query }, ctx) => refunds.listToSend(ctx, query));
