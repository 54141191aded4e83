import { listSaleRefunds } from '@/lib/contract/refunds';
import { handle } from '@/lib/server/http/handle';
import * as views from '@/lib/server/refunds/views';

export const GET = handle(listSaleRefunds, ({ query }, ctx) => views.listRefunds(ctx, query, false));
