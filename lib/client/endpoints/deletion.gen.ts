// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as deletion from '@/lib/contract/deletion';

export const getDeletion = /* @__PURE__ */ address<typeof deletion.getDeletion>('getDeletion', 'GET', '/users/deletion');
export const requestDeletion = /* @__PURE__ */ address<typeof deletion.requestDeletion>('requestDeletion', 'POST', '/users/deletion');
export const undoDeletion = /* @__PURE__ */ address<typeof deletion.undoDeletion>('undoDeletion', 'DELETE', '/users/deletion');
