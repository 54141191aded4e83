import { sendPayout } from '@/lib/contract/operator-payouts';
import { handle } from '@/lib/server/http/handle';
import * as payouts from '@/lib/server/payouts/have-sent';

export const POST = handle(sendPayout, ({ params, idempotencyKey }, ctx) =>
  payouts.sendPayout(ctx, params.id, idempotencyKey),
);
