import { transferPayout } from '@/lib/contract/operator-payouts';
import * as operator from '@/lib/server/payouts/operator';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(transferPayout, ({ params, body, idempotencyKey }, ctx) =>
  operator.transferPayout(ctx, params.id, body.reference, idempotencyKey),
);
