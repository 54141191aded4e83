import { confirmPayoutMethod } from '@/lib/contract/payout-methods';
import * as methods from '@/lib/server/payouts/methods';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(confirmPayoutMethod, ({ params, body }, ctx) =>
  methods.confirmMethod(ctx, params.id, body.password),
);
