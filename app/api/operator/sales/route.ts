import { listSales } from '@/lib/contract/operator-sales';
import { handle } from '@/lib/server/requests/handle';
import * as sales from '@/lib/server/sales/service';

export const GET = handle(listSales, ({ query }, ctx) => sales.listSales(ctx, query));
