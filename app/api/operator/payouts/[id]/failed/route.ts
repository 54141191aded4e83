import { failPayout } from '@/lib/contract/operator-payouts';
import { handle } from '@/lib/server/http/handle';
import * as operator from '@/lib/server/payouts/operator';

export const POST = handle(failPayout, ({ params, body, idempotencyKey }, ctx) =>
  operator.failPayout(ctx, params.id, body, idempotencyKey),
);
