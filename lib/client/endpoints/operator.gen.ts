// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as operator from '@/lib/contract/operator';

export const getAuditState = /* @__PURE__ */ address<typeof operator.getAuditState>('getAuditState', 'GET', '/operator/audit/state');
export const getWaiting = /* @__PURE__ */ address<typeof operator.getWaiting>('getWaiting', 'GET', '/operator/waiting');
export const listAudit = /* @__PURE__ */ address<typeof operator.listAudit>('listAudit', 'GET', '/operator/audit');
