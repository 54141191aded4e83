import { getPayoutBatchFile } from '@/lib/contract/operator-payouts';
import { handle } from '@/lib/server/http/handle';
import * as batches from '@/lib/server/payouts/batches';

export const GET = handle(getPayoutBatchFile, ({ params, query }, ctx) =>
  batches.bankFile(ctx, params.id, query.format),
);
