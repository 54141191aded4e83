// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as identity from '@/lib/contract/identity';

export const approveIdentity = /* @__PURE__ */ address<typeof identity.approveIdentity>('approveIdentity', 'POST', '/operator/identity-checks/{id}/approve', { touches: ['listIdentityChecks', 'getWaiting'] });
export const deleteIdentityDocument = /* @__PURE__ */ address<typeof identity.deleteIdentityDocument>('deleteIdentityDocument', 'DELETE', '/identity/documents/{id}', { answers: ['getIdentity'] });
export const getIdentity = /* @__PURE__ */ address<typeof identity.getIdentity>('getIdentity', 'GET', '/identity');
export const getIdentityFile = /* @__PURE__ */ address<typeof identity.getIdentityFile>('getIdentityFile', 'GET', '/operator/identity-documents/{id}/file');
export const listIdentityChecks = /* @__PURE__ */ address<typeof identity.listIdentityChecks>('listIdentityChecks', 'GET', '/operator/identity-checks');
export const rejectIdentity = /* @__PURE__ */ address<typeof identity.rejectIdentity>('rejectIdentity', 'POST', '/operator/identity-checks/{id}/reject', { touches: ['listIdentityChecks', 'getWaiting'] });
export const submitIdentity = /* @__PURE__ */ address<typeof identity.submitIdentity>('submitIdentity', 'POST', '/identity/checks', { touches: ['getPayoutOptions', 'getSetupGuide'], answers: ['getIdentity'] });
export const undoIdentityDecision = /* @__PURE__ */ address<typeof identity.undoIdentityDecision>('undoIdentityDecision', 'POST', '/operator/identity-checks/{id}/undo', { touches: ['listIdentityChecks', 'getWaiting'] });
export const uploadIdentityDocument = /* @__PURE__ */ address<typeof identity.uploadIdentityDocument>('uploadIdentityDocument', 'POST', '/identity/documents', { answers: ['getIdentity'] });
