// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as comments from '@/lib/contract/comments';

export const createComment = /* @__PURE__ */ address<typeof comments.createComment>('createComment', 'POST', '/comments/{type}');
export const createPostComment = /* @__PURE__ */ address<typeof comments.createPostComment>('createPostComment', 'POST', '/posts/{id}/comments');
export const deleteComment = /* @__PURE__ */ address<typeof comments.deleteComment>('deleteComment', 'DELETE', '/comments/{type}/{id}');
export const listComments = /* @__PURE__ */ address<typeof comments.listComments>('listComments', 'GET', '/comments/{type}');
export const listPostComments = /* @__PURE__ */ address<typeof comments.listPostComments>('listPostComments', 'GET', '/posts/{id}/comments');
