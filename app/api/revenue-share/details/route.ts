import { getRevenueDetails } from '@/lib/contract/revenue-share';
import { handle } from '@/lib/server/requests/handle';
import * as revenue from '@/lib/server/revenue-share/service';

export const GET = handle(getRevenueDetails, ({ query }, ctx) => revenue.getRevenueDetails(ctx, query));
