import { getOrder } from '@/lib/contract/orders';
import { handle } from '@/lib/server/http/handle';
import * as orders from '@/lib/server/orders/service';

export const GET = handle(getOrder, ({ params }, ctx) => orders.getOrder(ctx, params.id));
