import type { QueryClient } from '@tanstack/react-query';
import { getCart } from '@/lib/client/endpoints.gen';
import type { CartView } from '@/lib/contract/cart';
import { queryKey } from '@/lib/contract/query-key';

/**
 * Caches the cart that the server returned after a change. Cancels running requests for the cart, because their
 * responses may be older than the change.
 */
export async function keepCart(client: QueryClient, cart: CartView): Promise<void> {
  const key = queryKey(getCart, {});
  await client.cancelQueries({ queryKey: key });
  client.setQueryData(key, cart);
}
