import { getSaleStory } from '@/lib/contract/operator-sales';
import { handle } from '@/lib/server/requests/handle';
import * as sales from '@/lib/server/sales/service';

export const GET = handle(getSaleStory, ({ params }, ctx) => sales.getSaleStory(ctx, params.id));
