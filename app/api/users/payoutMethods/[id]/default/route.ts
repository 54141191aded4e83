import { makeDefaultPayoutMethod } from '@/lib/contract/payout-methods';
import { handle } from '@/lib/server/http/handle';
import * as methods from '@/lib/server/payouts/methods';

export const POST = handle(makeDefaultPayoutMethod, ({ params, body }, ctx) =>
  methods.makeDefault(ctx, params.id, body.password),
);
