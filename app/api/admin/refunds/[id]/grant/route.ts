import { grantAdminRefund } from '@/lib/contract/refunds';
import { handle } from '@/lib/server/http/handle';
import * as decide from '@/lib/server/refunds/decide';

export const POST = handle(grantAdminRefund, ({ params, body, idempotencyKey }, ctx) =>
  decide.grantRefund(ctx, params.id, body, idempotencyKey, { asOperator: true }),
);
