import { returnPayout } from '@/lib/contract/operator-payouts';
import * as returns from '@/lib/server/payouts/return';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(returnPayout, ({ params, body, idempotencyKey }, ctx) =>
  returns.returnPayout(ctx, params.id, body, idempotencyKey),
);
