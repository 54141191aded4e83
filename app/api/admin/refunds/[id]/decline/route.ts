import { declineAdminRefund } from '@/lib/contract/operator-refunds';
import * as decide from '@/lib/server/refunds/decide';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(declineAdminRefund, ({ params, body }, ctx) =>
  decide.declineRefund(ctx, params.id, body.answer, { asOperator: true }),
);
