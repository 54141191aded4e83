import type * as cart from './cart';
import type { Docs } from './openapi/docs';
import { EXAMPLE_ID } from './openapi/example-values';

export const docs: Docs<typeof cart> = {
  tag: 'Orders',
  schemas: {
    CartView: 'The cart at the prices of now',
  },
  parameters: {
    id: 'The id of the product',
  },
  endpoints: {
    getCart: {
      summary: 'The caller’s cart at current prices',
    },
    addCartLine: {
      summary: 'Puts a product or a paid post into the cart, where it is once, however often it is put there',
      example: { productId: EXAMPLE_ID },
    },
    removeCartLine: {
      summary: 'Takes a product or a paid post out of the cart; the id is its own',
    },
  },
};
