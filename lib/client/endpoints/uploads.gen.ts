// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as uploads from '@/lib/contract/uploads';

export const continueUpload = /* @__PURE__ */ address<typeof uploads.continueUpload>('continueUpload', 'PATCH', '/files/uploads/{id}');
export const createUpload = /* @__PURE__ */ address<typeof uploads.createUpload>('createUpload', 'POST', '/files/uploads');
export const deleteUpload = /* @__PURE__ */ address<typeof uploads.deleteUpload>('deleteUpload', 'DELETE', '/files/uploads/{id}');
export const getUpload = /* @__PURE__ */ address<typeof uploads.getUpload>('getUpload', 'GET', '/files/uploads/{id}');
