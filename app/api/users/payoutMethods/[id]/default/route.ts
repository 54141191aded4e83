import { makeDefaultPayoutMethod } from '@/lib/contract/payout-methods';
import * as methods from '@/lib/server/payouts/methods';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(makeDefaultPayoutMethod, ({ params, body }, ctx) =>
  methods.makeDefault(ctx, params.id, body.password),
);
