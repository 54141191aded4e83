import { getPayoutOptions } from '@/lib/contract/payouts';
import * as payouts from '@/lib/server/payouts/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getPayoutOptions, (_, ctx) => payouts.getPayoutOptions(ctx));
