import { grantAdminRefund } from '@/lib/contract/operator-refunds';
import * as decide from '@/lib/server/refunds/decide';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(grantAdminRefund, ({ params, body, idempotencyKey }, ctx) =>
  decide.grantRefund(ctx, params.id, body, idempotencyKey, { asOperator: true }),
);
