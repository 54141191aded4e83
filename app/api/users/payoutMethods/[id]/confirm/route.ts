import { confirmPayoutMethod } from '@/lib/contract/payout-methods';
import { handle } from '@/lib/server/http/handle';
import * as methods from '@/lib/server/payouts/methods';

export const POST = handle(confirmPayoutMethod, ({ params, body }, ctx) =>
  methods.confirmMethod(ctx, params.id, body.password),
);
