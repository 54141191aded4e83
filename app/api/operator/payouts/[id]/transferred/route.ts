import { transferPayout } from '@/lib/contract/operator-payouts';
import { handle } from '@/lib/server/http/handle';
import * as operator from '@/lib/server/payouts/operator';

export const POST = handle(transferPayout, ({ params, body, idempotencyKey }, ctx) =>
  operator.transferPayout(ctx, params.id, body.reference, idempotencyKey),
);
