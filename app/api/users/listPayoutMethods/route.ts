import { listPayoutMethods } from '@/lib/contract/payout-methods';
import * as methods from '@/lib/server/payouts/methods';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listPayoutMethods, (_, ctx) => methods.listPayoutMethods(ctx));
