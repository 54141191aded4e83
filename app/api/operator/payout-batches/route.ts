import { createPayoutBatch, listPayoutBatches } from '@/lib/contract/operator-payouts';
import * as batches from '@/lib/server/payouts/batches';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listPayoutBatches, ({ query }, ctx) => batches.listPayoutBatches(ctx, query));

export const POST = handle(createPayoutBatch, (_, ctx) => batches.createBatch(ctx));
