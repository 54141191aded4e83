import { getPayoutStatement } from '@/lib/contract/payouts';
import { handle } from '@/lib/server/http/handle';
import * as statement from '@/lib/server/payouts/statement';

export const GET = handle(getPayoutStatement, ({ params, query }, ctx) =>
  statement.statementResponse(ctx, params.id, query.lang),
);
