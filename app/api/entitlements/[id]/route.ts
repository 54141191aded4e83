import { getPurchase } from '@/lib/contract/purchases';
import * as library from '@/lib/server/library/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getPurchase, ({ params }, ctx) => library.getPurchase(ctx, params.id));
