import { savePayoutMethod } from '@/lib/contract/payout-methods';
import { handle } from '@/lib/server/http/handle';
import * as methods from '@/lib/server/payouts/methods';

export const POST = handle(savePayoutMethod, ({ body }, ctx) => methods.saveMethod(ctx, body));
