import type { QueryClient } from '@tanstack/react-query';
import { getCart } from '@/lib/client/endpoints.gen';
import type { CartView } from '@/lib/contract/cart';
import { queryKey } from '@/lib/contract/query-key';

/** Keeps the cart that a change has given. A read that began before the change is given up: its answer may be older. */
export async function keepCart(client: QueryClient, cart: CartView): Promise<void> {
  const key = queryKey(getCart, {});
  await client.cancelQueries({ queryKey: key });
  client.setQueryData(key, cart);
}
