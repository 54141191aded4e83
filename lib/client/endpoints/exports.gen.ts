// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as exportsOfData from '@/lib/contract/exports';

export const downloadExport = /* @__PURE__ */ address<typeof exportsOfData.downloadExport>('downloadExport', 'GET', '/users/export/{token}');
export const getExport = /* @__PURE__ */ address<typeof exportsOfData.getExport>('getExport', 'GET', '/users/export');
export const requestExport = /* @__PURE__ */ address<typeof exportsOfData.requestExport>('requestExport', 'POST', '/users/export', { touches: ['getExport'] });
