import type { QueryClient } from '@tanstack/react-query';
import { getOrder } from '@/lib/client/endpoints.gen';
import type { OrderView } from '@/lib/contract/orders';
import { queryKey } from '@/lib/contract/query-key';

/** Shows an order as a payment has answered it. */
export function keepOrder(client: QueryClient, order: OrderView): void {
  client.setQueryData(queryKey(getOrder, { params: { id: order._id } }), order);
}
