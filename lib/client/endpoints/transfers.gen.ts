// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as transfers from '@/lib/contract/transfers';

export const approveReceipt = /* @__PURE__ */ address<typeof transfers.approveReceipt>('approveReceipt', 'POST', '/operator/receipts/{id}/approve', { touches: ['listReceipts', 'listTransferRefunds', 'getWaiting', 'getSaleStory'] });
export const getReceiptFile = /* @__PURE__ */ address<typeof transfers.getReceiptFile>('getReceiptFile', 'GET', '/operator/receipts/{id}/file');
export const listReceipts = /* @__PURE__ */ address<typeof transfers.listReceipts>('listReceipts', 'GET', '/operator/receipts');
export const listTransferRefunds = /* @__PURE__ */ address<typeof transfers.listTransferRefunds>('listTransferRefunds', 'GET', '/operator/transfer-refunds');
export const rejectReceipt = /* @__PURE__ */ address<typeof transfers.rejectReceipt>('rejectReceipt', 'POST', '/operator/receipts/{id}/reject', { touches: ['listReceipts', 'listTransferRefunds', 'getWaiting', 'getSaleStory'] });
export const settleTransferRefund = /* @__PURE__ */ address<typeof transfers.settleTransferRefund>('settleTransferRefund', 'POST', '/operator/transfer-refunds/{id}/settle', { touches: ['listReceipts', 'listTransferRefunds', 'getWaiting', 'getSaleStory'] });
export const submitReceipt = /* @__PURE__ */ address<typeof transfers.submitReceipt>('submitReceipt', 'POST', '/orders/{id}/receipts', { answers: ['getOrder', 'id'] });
