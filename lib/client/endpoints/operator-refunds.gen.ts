// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as operatorRefunds from '@/lib/contract/operator-refunds';

export const declineAdminRefund = /* @__PURE__ */ address<typeof operatorRefunds.declineAdminRefund>('declineAdminRefund', 'POST', '/admin/refunds/{id}/decline', { touches: ['listSaleRefunds', 'listAdminRefunds', 'getSale', 'getAdminSale', 'getBalance', 'getSaleStory', 'listSales', 'listAdminTips', 'getWaiting'] });
export const getAdminSale = /* @__PURE__ */ address<typeof operatorRefunds.getAdminSale>('getAdminSale', 'GET', '/admin/sales/{id}');
export const grantAdminRefund = /* @__PURE__ */ address<typeof operatorRefunds.grantAdminRefund>('grantAdminRefund', 'POST', '/admin/refunds/{id}/grant', { touches: ['listSaleRefunds', 'listAdminRefunds', 'getSale', 'getAdminSale', 'getBalance', 'getSaleStory', 'listSales', 'listAdminTips', 'getWaiting'], idempotent: true });
export const listAdminRefunds = /* @__PURE__ */ address<typeof operatorRefunds.listAdminRefunds>('listAdminRefunds', 'GET', '/admin/refunds');
export const refundAdminSale = /* @__PURE__ */ address<typeof operatorRefunds.refundAdminSale>('refundAdminSale', 'POST', '/admin/sales/{id}/refunds', { touches: ['listSaleRefunds', 'listAdminRefunds', 'getSale', 'getAdminSale', 'getBalance', 'getSaleStory', 'listSales', 'listAdminTips', 'getWaiting'], idempotent: true });
