'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { call } from '@/lib/client/call';
import { addCartLine, getCart, getProduct } from '@/lib/client/endpoints.gen';
import type { CartView } from '@/lib/contract/orders';
import { queryKey } from '@/lib/contract/query-key';

/**
 * Puts a product into the cart: `mutate(productId)`.
 * @param name its title, for the words that ask a visitor to sign in
 */
export function useAddToCart(name: string) {
  const client = useQueryClient();
  return useMemberMutation<CartView, string>({
    wanted: (productId) => ({ kind: 'cart', productId, name }),
    mutationFn: (productId) => call(addCartLine, { body: { productId } }),
    onSuccess: (cart) => client.setQueryData(queryKey(getCart, {}), cart),
    onSettled: (_cart, _error, productId) =>
      client.invalidateQueries({ queryKey: queryKey(getProduct, { params: { id: productId } }) }),
  });
}
