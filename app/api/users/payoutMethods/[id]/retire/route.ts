import { retirePayoutMethod } from '@/lib/contract/payout-methods';
import * as methods from '@/lib/server/payouts/methods';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(retirePayoutMethod, ({ params, body }, ctx) =>
  methods.retireMethod(ctx, params.id, body.password),
);
