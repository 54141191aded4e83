import { retirePayoutMethod } from '@/lib/contract/payout-methods';
import { handle } from '@/lib/server/http/handle';
import * as methods from '@/lib/server/payouts/methods';

export const POST = handle(retirePayoutMethod, ({ params, body }, ctx) =>
  methods.retireMethod(ctx, params.id, body.password),
);
