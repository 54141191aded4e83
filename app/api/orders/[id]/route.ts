import { getOrder } from '@/lib/contract/orders';
import * as orders from '@/lib/server/orders/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getOrder, ({ params }, ctx) => orders.getOrder(ctx, params.id));
