import { listPurchases } from '@/lib/contract/purchases';
import { handle } from '@/lib/server/http/handle';
import * as library from '@/lib/server/library/service';

export const GET = handle(listPurchases, ({ query }, ctx) => library.listPurchases(ctx, query));
