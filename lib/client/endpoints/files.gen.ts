// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as files from '@/lib/contract/files';

export const deleteFile = /* @__PURE__ */ address<typeof files.deleteFile>('deleteFile', 'DELETE', '/files/{id}');
export const getAvifImage = /* @__PURE__ */ address<typeof files.getAvifImage>('getAvifImage', 'GET', '/files/{id}/image/{width}/avif');
export const getImage = /* @__PURE__ */ address<typeof files.getImage>('getImage', 'GET', '/files/{id}/image/{width}');
export const getStorage = /* @__PURE__ */ address<typeof files.getStorage>('getStorage', 'GET', '/files/storage');
export const uploadFile = /* @__PURE__ */ address<typeof files.uploadFile>('uploadFile', 'POST', '/files/upload');
