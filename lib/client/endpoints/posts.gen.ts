// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as posts from '@/lib/contract/posts';

export const createPost = /* @__PURE__ */ address<typeof posts.createPost>('createPost', 'POST', '/posts');
export const deletePost = /* @__PURE__ */ address<typeof posts.deletePost>('deletePost', 'DELETE', '/posts/{id}');
export const deleteReaction = /* @__PURE__ */ address<typeof posts.deleteReaction>('deleteReaction', 'DELETE', '/posts/{id}/reaction');
export const explorePosts = /* @__PURE__ */ address<typeof posts.explorePosts>('explorePosts', 'GET', '/posts/explorePosts');
export const getGuestPost = /* @__PURE__ */ address<typeof posts.getGuestPost>('getGuestPost', 'GET', '/posts/{id}/guest');
export const getPost = /* @__PURE__ */ address<typeof posts.getPost>('getPost', 'GET', '/posts/post/{id}');
export const listFeed = /* @__PURE__ */ address<typeof posts.listFeed>('listFeed', 'GET', '/posts/feed');
export const listGuestPosts = /* @__PURE__ */ address<typeof posts.listGuestPosts>('listGuestPosts', 'GET', '/posts/guest');
export const listMyPosts = /* @__PURE__ */ address<typeof posts.listMyPosts>('listMyPosts', 'GET', '/posts/mine');
export const listPosts = /* @__PURE__ */ address<typeof posts.listPosts>('listPosts', 'GET', '/posts');
export const listSavedPosts = /* @__PURE__ */ address<typeof posts.listSavedPosts>('listSavedPosts', 'GET', '/posts/saved');
export const listUserPosts = /* @__PURE__ */ address<typeof posts.listUserPosts>('listUserPosts', 'GET', '/posts/{id}');
export const putReaction = /* @__PURE__ */ address<typeof posts.putReaction>('putReaction', 'PUT', '/posts/{id}/reaction');
export const savePost = /* @__PURE__ */ address<typeof posts.savePost>('savePost', 'POST', '/posts/{id}/save', { touches: ['listSavedPosts'] });
export const sharePost = /* @__PURE__ */ address<typeof posts.sharePost>('sharePost', 'POST', '/posts/{id}/share');
export const unsavePost = /* @__PURE__ */ address<typeof posts.unsavePost>('unsavePost', 'POST', '/posts/{id}/unsave', { touches: ['listSavedPosts'] });
export const updatePost = /* @__PURE__ */ address<typeof posts.updatePost>('updatePost', 'PATCH', '/posts/{id}/update', { touches: ['getLockedPart'] });
