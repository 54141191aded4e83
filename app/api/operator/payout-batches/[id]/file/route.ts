import { getPayoutBatchFile } from '@/lib/contract/operator-payouts';
import * as batches from '@/lib/server/payouts/batches';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getPayoutBatchFile, ({ params, query }, ctx) =>
  batches.bankFile(ctx, params.id, query.format),
);
