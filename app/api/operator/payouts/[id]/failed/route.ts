import { failPayout } from '@/lib/contract/operator-payouts';
import * as operator from '@/lib/server/payouts/operator';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(failPayout, ({ params, body, idempotencyKey }, ctx) =>
  operator.failPayout(ctx, params.id, body, idempotencyKey),
);
