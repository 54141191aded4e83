import { restorePayout } from '@/lib/contract/operator-payouts';
import { handle } from '@/lib/server/http/handle';
import * as payouts from '@/lib/server/payouts/taken-back';

export const POST = handle(restorePayout, ({ params, idempotencyKey }, ctx) =>
  payouts.restorePayout(ctx, params.id, idempotencyKey),
);
