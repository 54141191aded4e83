// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as disputes from '@/lib/contract/disputes';

export const deleteDisputeFile = /* @__PURE__ */ address<typeof disputes.deleteDisputeFile>('deleteDisputeFile', 'DELETE', '/finance/disputes/{id}/files/{fileId}', { touches: ['getDispute', 'listOwnDisputes'] });
export const forwardDisputeAnswer = /* @__PURE__ */ address<typeof disputes.forwardDisputeAnswer>('forwardDisputeAnswer', 'POST', '/admin/dispute-answers/{id}/forward', { touches: ['listDisputes', 'getWaiting'] });
export const getDispute = /* @__PURE__ */ address<typeof disputes.getDispute>('getDispute', 'GET', '/finance/disputes/{id}');
export const getDisputeFile = /* @__PURE__ */ address<typeof disputes.getDisputeFile>('getDisputeFile', 'GET', '/admin/dispute-files/{id}/file');
export const listDisputes = /* @__PURE__ */ address<typeof disputes.listDisputes>('listDisputes', 'GET', '/admin/disputes');
export const listOwnDisputes = /* @__PURE__ */ address<typeof disputes.listOwnDisputes>('listOwnDisputes', 'GET', '/finance/disputes');
export const putDisputeAnswer = /* @__PURE__ */ address<typeof disputes.putDisputeAnswer>('putDisputeAnswer', 'PUT', '/finance/disputes/{id}/answer', { touches: ['getDispute', 'listOwnDisputes'] });
export const uploadDisputeFile = /* @__PURE__ */ address<typeof disputes.uploadDisputeFile>('uploadDisputeFile', 'POST', '/finance/disputes/{id}/files', { touches: ['getDispute', 'listOwnDisputes'] });
