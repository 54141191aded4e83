import { restorePayout } from '@/lib/contract/operator-payouts';
import * as payouts from '@/lib/server/payouts/taken-back';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(restorePayout, ({ params, idempotencyKey }, ctx) =>
  payouts.restorePayout(ctx, params.id, idempotencyKey),
);
