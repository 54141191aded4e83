import { declineRefund } from '@/lib/contract/refunds';
import * as decide from '@/lib/server/refunds/decide';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(declineRefund, ({ params, body }, ctx) =>
  decide.declineRefund(ctx, params.id, body.answer, { asOperator: false }),
);
