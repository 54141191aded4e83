import { sendPayouts } from '@/lib/contract/operator-payouts';
import * as payouts from '@/lib/server/payouts/have-sent';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(sendPayouts, ({ idempotencyKey }, ctx) =>
  payouts.sendPayouts(ctx, idempotencyKey),
);
