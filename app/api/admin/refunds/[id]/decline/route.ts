import { declineAdminRefund } from '@/lib/contract/refunds';
import { handle } from '@/lib/server/http/handle';
import * as decide from '@/lib/server/refunds/decide';

export const POST = handle(declineAdminRefund, ({ params, body }, ctx) =>
  decide.declineRefund(ctx, params.id, body.answer, { asOperator: true }),
);
