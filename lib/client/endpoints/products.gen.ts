// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as products from '@/lib/contract/products';

export const createProduct = /* @__PURE__ */ address<typeof products.createProduct>('createProduct', 'POST', '/product', { touches: ['listUserProducts', 'exploreDigitalProducts', 'getExplore', 'searchTop', 'searchProducts', 'getStorage'] });
export const deleteProduct = /* @__PURE__ */ address<typeof products.deleteProduct>('deleteProduct', 'DELETE', '/product/{id}', { touches: ['listUserProducts', 'exploreDigitalProducts', 'getExplore', 'searchTop', 'searchProducts', 'getStorage'] });
export const exploreDigitalProducts = /* @__PURE__ */ address<typeof products.exploreDigitalProducts>('exploreDigitalProducts', 'GET', '/posts/exploreDigitalProducts');
export const getProduct = /* @__PURE__ */ address<typeof products.getProduct>('getProduct', 'GET', '/product/{id}');
export const getProductShop = /* @__PURE__ */ address<typeof products.getProductShop>('getProductShop', 'GET', '/product/{id}/shop');
export const listUserProducts = /* @__PURE__ */ address<typeof products.listUserProducts>('listUserProducts', 'GET', '/product/user-product/{id}');
export const publishProduct = /* @__PURE__ */ address<typeof products.publishProduct>('publishProduct', 'POST', '/product/{id}/publish', { touches: ['listUserProducts', 'exploreDigitalProducts', 'getExplore', 'searchTop', 'searchProducts'], answers: ['getProduct', 'id'] });
export const updateProduct = /* @__PURE__ */ address<typeof products.updateProduct>('updateProduct', 'PATCH', '/product/{id}', { touches: ['listUserProducts', 'exploreDigitalProducts', 'getExplore', 'searchTop', 'searchProducts', 'getStorage'], answers: ['getProduct', 'id'] });
