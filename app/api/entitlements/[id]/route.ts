import { getPurchase } from '@/lib/contract/purchases';
import { handle } from '@/lib/server/http/handle';
import * as library from '@/lib/server/library/service';

export const GET = handle(getPurchase, ({ params }, ctx) => library.getPurchase(ctx, params.id));
