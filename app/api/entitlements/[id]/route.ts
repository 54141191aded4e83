import { getPurchase } from '@/lib/contract/purchases';
import * as entitlements from '@/lib/server/entitlements/service';
import { handle } from '@/lib/server/http/handle';

export const GET = handle(getPurchase, ({ params }, ctx) => entitlements.getPurchase(ctx, params.id));
