import { cancelPayout } from '@/lib/contract/payouts';
import { handle } from '@/lib/server/http/handle';
import * as payouts from '@/lib/server/payouts/service';

export const POST = handle(cancelPayout, ({ params, idempotencyKey }, ctx) =>
  payouts.cancelPayout(ctx, params.id, idempotencyKey),
);
