// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as hiddenPosts from '@/lib/contract/hidden-posts';

export const hidePost = /* @__PURE__ */ address<typeof hiddenPosts.hidePost>('hidePost', 'POST', '/operator/posts/{id}/hide', { touches: ['listHiddenPosts'] });
export const listHiddenPosts = /* @__PURE__ */ address<typeof hiddenPosts.listHiddenPosts>('listHiddenPosts', 'GET', '/operator/posts');
export const showPost = /* @__PURE__ */ address<typeof hiddenPosts.showPost>('showPost', 'POST', '/operator/posts/{id}/show', { touches: ['listHiddenPosts'] });
