// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as cart from '@/lib/contract/cart';

export const addCartLine = /* @__PURE__ */ address<typeof cart.addCartLine>('addCartLine', 'POST', '/cart/lines', { touches: ['getProduct'] });
export const getCart = /* @__PURE__ */ address<typeof cart.getCart>('getCart', 'GET', '/cart');
export const removeCartLine = /* @__PURE__ */ address<typeof cart.removeCartLine>('removeCartLine', 'DELETE', '/cart/lines/{id}', { touches: ['getProduct'] });
