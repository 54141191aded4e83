import { getPayoutStatement } from '@/lib/contract/payouts';
import * as statement from '@/lib/server/payouts/statement';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getPayoutStatement, ({ params, query }, ctx) =>
  statement.statementResponse(ctx, params.id, query.lang),
);
