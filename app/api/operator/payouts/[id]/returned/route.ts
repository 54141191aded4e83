import { returnPayout } from '@/lib/contract/operator-payouts';
import { handle } from '@/lib/server/http/handle';
import * as returns from '@/lib/server/payouts/return';

export const POST = handle(returnPayout, ({ params, body, idempotencyKey }, ctx) =>
  returns.returnPayout(ctx, params.id, body, idempotencyKey),
);
