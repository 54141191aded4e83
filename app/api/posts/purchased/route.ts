import { listPurchases } from '@/lib/contract/purchases';
import * as library from '@/lib/server/library/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listPurchases, ({ query }, ctx) => library.listPurchases(ctx, query));
