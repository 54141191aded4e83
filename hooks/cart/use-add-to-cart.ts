'use client';

import { useAction } from '@/hooks/use-action';
import { addCartLine } from '@/lib/client/endpoints.gen';
import { keepCart } from './keep-cart';

/**
 * Puts a product or a paid post into the cart: `add.run({ body: { productId } })`.
 * @param name its title, for the words that ask a visitor to sign in
 * @param done the toast after success
 */
export function useAddToCart(name: string, done: string) {
  return useAction(addCartLine, {
    done,
    toastsFailure: true,
    wanted: ({ body }) =>
      'postId' in body ? { kind: 'cartPost', ...body, name } : { kind: 'cart', ...body, name },
    keep: keepCart,
  });
}
