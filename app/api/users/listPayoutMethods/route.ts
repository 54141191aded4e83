import { listPayoutMethods } from '@/lib/contract/payout-methods';
import { handle } from '@/lib/server/http/handle';
import * as methods from '@/lib/server/payouts/methods';

export const GET = handle(listPayoutMethods, (_, ctx) => methods.listPayoutMethods(ctx));
