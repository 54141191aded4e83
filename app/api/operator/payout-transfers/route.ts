import { sendPayouts } from '@/lib/contract/operator-payouts';
import { handle } from '@/lib/server/http/handle';
import * as payouts from '@/lib/server/payouts/have-sent';

export const POST = handle(sendPayouts, ({ idempotencyKey }, ctx) =>
  payouts.sendPayouts(ctx, idempotencyKey),
);
