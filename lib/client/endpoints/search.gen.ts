// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as search from '@/lib/contract/search';

export const getSearchMeaning = /* @__PURE__ */ address<typeof search.getSearchMeaning>('getSearchMeaning', 'GET', '/search/meaning');
export const getSearchSuggestions = /* @__PURE__ */ address<typeof search.getSearchSuggestions>('getSearchSuggestions', 'GET', '/search/suggestions');
export const searchPosts = /* @__PURE__ */ address<typeof search.searchPosts>('searchPosts', 'GET', '/search/posts');
export const searchProducts = /* @__PURE__ */ address<typeof search.searchProducts>('searchProducts', 'GET', '/search/products');
export const searchTop = /* @__PURE__ */ address<typeof search.searchTop>('searchTop', 'GET', '/search');
export const searchUsers = /* @__PURE__ */ address<typeof search.searchUsers>('searchUsers', 'GET', '/search/users');
