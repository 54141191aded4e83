// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as operatorPayouts from '@/lib/contract/operator-payouts';

export const createPayoutBatch = /* @__PURE__ */ address<typeof operatorPayouts.createPayoutBatch>('createPayoutBatch', 'POST', '/operator/payout-batches', { touches: ['listAdminPayouts', 'getAdminPayout', 'listPayoutBatches', 'getWaiting'] });
export const failPayout = /* @__PURE__ */ address<typeof operatorPayouts.failPayout>('failPayout', 'POST', '/operator/payouts/{id}/failed', { touches: ['listAdminPayouts', 'getAdminPayout', 'listPayoutBatches', 'getWaiting'], idempotent: true });
export const getAdminPayout = /* @__PURE__ */ address<typeof operatorPayouts.getAdminPayout>('getAdminPayout', 'GET', '/operator/payouts/{id}');
export const getPayoutBatchFile = /* @__PURE__ */ address<typeof operatorPayouts.getPayoutBatchFile>('getPayoutBatchFile', 'GET', '/operator/payout-batches/{id}/file');
export const listAdminPayouts = /* @__PURE__ */ address<typeof operatorPayouts.listAdminPayouts>('listAdminPayouts', 'GET', '/operator/payouts');
export const listPayoutBatches = /* @__PURE__ */ address<typeof operatorPayouts.listPayoutBatches>('listPayoutBatches', 'GET', '/operator/payout-batches');
export const restorePayout = /* @__PURE__ */ address<typeof operatorPayouts.restorePayout>('restorePayout', 'POST', '/operator/payouts/{id}/restored', { touches: ['listAdminPayouts', 'getAdminPayout', 'listPayoutBatches', 'getWaiting'], idempotent: true });
export const returnPayout = /* @__PURE__ */ address<typeof operatorPayouts.returnPayout>('returnPayout', 'POST', '/operator/payouts/{id}/returned', { touches: ['listAdminPayouts', 'getAdminPayout', 'listPayoutBatches', 'getWaiting'], idempotent: true });
export const revealPayoutAccount = /* @__PURE__ */ address<typeof operatorPayouts.revealPayoutAccount>('revealPayoutAccount', 'POST', '/operator/payouts/{id}/reveal');
export const sendPayout = /* @__PURE__ */ address<typeof operatorPayouts.sendPayout>('sendPayout', 'POST', '/operator/payouts/{id}/send', { touches: ['listAdminPayouts', 'getAdminPayout', 'listPayoutBatches', 'getWaiting'], idempotent: true });
export const sendPayouts = /* @__PURE__ */ address<typeof operatorPayouts.sendPayouts>('sendPayouts', 'POST', '/operator/payout-transfers', { touches: ['listAdminPayouts', 'getAdminPayout', 'listPayoutBatches', 'getWaiting'], idempotent: true });
export const startPayout = /* @__PURE__ */ address<typeof operatorPayouts.startPayout>('startPayout', 'POST', '/operator/payouts/{id}/start', { touches: ['listAdminPayouts', 'getAdminPayout', 'listPayoutBatches', 'getWaiting'] });
export const transferPayout = /* @__PURE__ */ address<typeof operatorPayouts.transferPayout>('transferPayout', 'POST', '/operator/payouts/{id}/transferred', { touches: ['listAdminPayouts', 'getAdminPayout', 'listPayoutBatches', 'getWaiting'], idempotent: true });
