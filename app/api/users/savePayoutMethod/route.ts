import { savePayoutMethod } from '@/lib/contract/payout-methods';
import * as methods from '@/lib/server/payouts/methods';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(savePayoutMethod, ({ body }, ctx) => methods.saveMethod(ctx, body));
