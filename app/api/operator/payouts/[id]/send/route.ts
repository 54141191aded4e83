import { sendPayout } from '@/lib/contract/operator-payouts';
import * as payouts from '@/lib/server/payouts/have-sent';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(sendPayout, ({ params, idempotencyKey }, ctx) =>
  payouts.sendPayout(ctx, params.id, idempotencyKey),
);
