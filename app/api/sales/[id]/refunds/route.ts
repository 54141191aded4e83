import { refundSale } from '@/lib/contract/refunds';
import { handle } from '@/lib/server/http/handle';
import * as decide from '@/lib/server/refunds/decide';

export const POST = handle(refundSale, ({ params, body, idempotencyKey }, ctx) =>
  decide.refundSale(ctx, params.id, body, idempotencyKey, { asOperator: false }),
);
