'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { getProduct, removeCartLine } from '@/lib/client/endpoints.gen';
import type { CartView } from '@/lib/contract/orders';
import { queryKey } from '@/lib/contract/query-key';
import { keepCart } from './keep-cart';

/** Takes a product out of the cart: `mutate(productId)`. */
export function useRemoveFromCart() {
  const client = useQueryClient();
  return useMutation<CartView, ApiError, string>({
    mutationFn: (productId) => call(removeCartLine, { params: { id: productId } }),
    onSuccess: (cart) => keepCart(client, cart),
    onSettled: (_cart, _error, productId) =>
      client.invalidateQueries({ queryKey: queryKey(getProduct, { params: { id: productId } }) }),
  });
}
