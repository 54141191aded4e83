import { refundAdminSale } from '@/lib/contract/refunds';
import { handle } from '@/lib/server/http/handle';
import * as decide from '@/lib/server/refunds/decide';

export const POST = handle(refundAdminSale, ({ params, body, idempotencyKey }, ctx) =>
  decide.refundSale(ctx, params.id, body, idempotencyKey, { asOperator: true }),
);
