import { giveBackPayment } from '@/lib/contract/stuck-payments';
import { giveBack } from '@/lib/server/reconciliation/stuck-payments';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(giveBackPayment, ({ params, idempotencyKey }, ctx) =>
  giveBack(ctx, params.id, idempotencyKey),
);
