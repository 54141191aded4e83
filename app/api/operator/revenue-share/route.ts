import { listRevenueMonths } from '@/lib/contract/revenue-share';
import { handle } from '@/lib/server/requests/handle';
import * as revenue from '@/lib/server/revenue-share/operator';

export const GET = handle(listRevenueMonths, ({ query }, ctx) => revenue.listRevenueMonths(ctx, query));
