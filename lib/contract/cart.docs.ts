import type * as cart from './cart';
import type { Docs } from './openapi/docs';
import { EXAMPLE_ID } from './openapi/example-values';

export const docs: Docs<typeof cart> = {
  tag: 'Orders',
  schemas: {
    CartView: 'The cart at current prices',
  },
  parameters: {
    id: 'The id of the product or paid post',
  },
  endpoints: {
    getCart: {
      summary: 'Returns the caller’s cart at current prices',
    },
    addCartLine: {
      summary: 'Adds a product or a paid post to the caller’s cart. Adding it again has no effect',
      example: { productId: EXAMPLE_ID },
    },
    removeCartLine: {
      summary: 'Removes a product or a paid post from the caller’s cart',
    },
  },
};
