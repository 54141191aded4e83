import { listPurchases } from '@/lib/contract/purchases';
import * as entitlements from '@/lib/server/entitlements/service';
import { handle } from '@/lib/server/http/handle';

export const GET = handle(listPurchases, ({ query }, ctx) => entitlements.listPurchases(ctx, query));
