// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as exports from '@/lib/contract/exports';

export const downloadExport = /* @__PURE__ */ address<typeof exports.downloadExport>('downloadExport', 'GET', '/users/export/{token}');
export const getExport = /* @__PURE__ */ address<typeof exports.getExport>('getExport', 'GET', '/users/export');
export const requestExport = /* @__PURE__ */ address<typeof exports.requestExport>('requestExport', 'POST', '/users/export', { touches: ['getExport'] });
