import { refundAdminSale } from '@/lib/contract/operator-refunds';
import * as decide from '@/lib/server/refunds/decide';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(refundAdminSale, ({ params, body, idempotencyKey }, ctx) =>
  decide.refundSale(ctx, params.id, body, idempotencyKey, { asOperator: true }),
);
