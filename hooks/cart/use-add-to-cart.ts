'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { call } from '@/lib/client/call';
import { addCartLine, getProduct } from '@/lib/client/endpoints.gen';
import type { CartView } from '@/lib/contract/cart';
import { queryKey } from '@/lib/contract/query-key';
import { keepCart } from './keep-cart';

/** A product or a paid post. */
type ToAdd = { productId: string } | { postId: string };

/**
 * Puts a product or a paid post into the cart: `mutate({ productId })`.
 * @param name its title, for the words that ask a visitor to sign in
 */
export function useAddToCart(name: string) {
  const client = useQueryClient();
  return useMemberMutation<CartView, ToAdd>({
    wanted: (thing) =>
      'postId' in thing ? { kind: 'cartPost', ...thing, name } : { kind: 'cart', ...thing, name },
    mutationFn: (body) => call(addCartLine, { body }),
    onSuccess: (cart) => keepCart(client, cart),
    onSettled: async (_cart, _error, thing) => {
      if ('postId' in thing) return;
      await client.invalidateQueries({ queryKey: queryKey(getProduct, { params: { id: thing.productId } }) });
    },
  });
}
