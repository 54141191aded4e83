import { getPayoutOptions } from '@/lib/contract/payouts';
import { handle } from '@/lib/server/http/handle';
import * as payouts from '@/lib/server/payouts/service';

export const GET = handle(getPayoutOptions, (_, ctx) => payouts.getPayoutOptions(ctx));
