import { listSaleRefunds } from '@/lib/contract/refunds';
import * as views from '@/lib/server/refunds/views';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listSaleRefunds, ({ query }, ctx) => views.listRefunds(ctx, query, false));
