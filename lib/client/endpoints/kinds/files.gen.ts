// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsFiles from '@/lib/contract/kinds/files';

export const createDownloadLink = /* @__PURE__ */ address<typeof kindsFiles.createDownloadLink>('createDownloadLink', 'POST', '/entitlements/{id}/files/{fileId}/link');
export const downloadFile = /* @__PURE__ */ address<typeof kindsFiles.downloadFile>('downloadFile', 'GET', '/downloads/{token}');
export const downloadSample = /* @__PURE__ */ address<typeof kindsFiles.downloadSample>('downloadSample', 'GET', '/product/{id}/samples/{fileId}');
export const listBoughtFiles = /* @__PURE__ */ address<typeof kindsFiles.listBoughtFiles>('listBoughtFiles', 'GET', '/entitlements/{id}/files');
