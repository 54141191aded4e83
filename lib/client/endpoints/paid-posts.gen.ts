// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as paidPosts from '@/lib/contract/paid-posts';

export const getLockedFile = /* @__PURE__ */ address<typeof paidPosts.getLockedFile>('getLockedFile', 'GET', '/posts/{id}/locked/files/{fileId}');
export const getLockedPart = /* @__PURE__ */ address<typeof paidPosts.getLockedPart>('getLockedPart', 'GET', '/posts/{id}/locked');
