import { giveBackPayment } from '@/lib/contract/stuck-payments';
import { handle } from '@/lib/server/http/handle';
import { giveBack } from '@/lib/server/payments/stuck';

export const POST = handle(giveBackPayment, ({ params, idempotencyKey }, ctx) =>
  giveBack(ctx, params.id, idempotencyKey),
);
