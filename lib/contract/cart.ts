import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id, IdParams, Money } from './fields';
import { SlotHold } from './kinds/bookings';
import { ChosenPackage } from './kinds/packages';
import { PostOnSale } from './paid-posts';
import { ProductCard } from './products';

export const CartView = z.object({
  /** each is a product or a paid post */
  lines: z.array(
    z.union([
      z.object({
        product: ProductCard,
        post: z.null(),
        available: z.boolean(),
        /** the time that is kept for the caller, where the product is sold by times */
        hold: SlotHold.nullable(),
        /** the package of lessons that they chose instead */
        chosenPackage: ChosenPackage.nullable(),
      }),
      z.object({ product: z.null(), post: PostOnSale, available: z.boolean() }),
    ]),
  ),
  total: Money,
  count: z.int(),
});
export type CartView = z.output<typeof CartView>;

export const getCart = endpoint({
  id: 'getCart',
  method: 'GET',
  path: '/cart',
  access: 'member',
  response: CartView,
});

export const addCartLine = endpoint({
  id: 'addCartLine',
  method: 'POST',
  path: '/cart/lines',
  access: 'member',
  body: z.union([z.object({ productId: Id }).strict(), z.object({ postId: Id }).strict()]),
  touches: ['getProduct'],
  response: CartView,
  errors: ['not_found', 'already_owned', 'own_product', 'not_purchasable'],
});

export const removeCartLine = endpoint({
  id: 'removeCartLine',
  method: 'DELETE',
  path: '/cart/lines/{id}',
  access: 'member',
  params: IdParams,
  response: CartView,
  touches: ['getProduct'],
});
