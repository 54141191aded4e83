import { cancelPayout } from '@/lib/contract/payouts';
import * as payouts from '@/lib/server/payouts/service';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(cancelPayout, ({ params, idempotencyKey }, ctx) =>
  payouts.cancelPayout(ctx, params.id, idempotencyKey),
);
