// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as refunds from '@/lib/contract/refunds';

export const declineRefund = /* @__PURE__ */ address<typeof refunds.declineRefund>('declineRefund', 'POST', '/refunds/{id}/decline', { touches: ['listSaleRefunds', 'listAdminRefunds', 'getSale', 'getAdminSale', 'getBalance', 'getSaleStory', 'listSales', 'listAdminTips', 'getWaiting'] });
export const getOrderRefunds = /* @__PURE__ */ address<typeof refunds.getOrderRefunds>('getOrderRefunds', 'GET', '/orders/{id}/refunds');
export const getSale = /* @__PURE__ */ address<typeof refunds.getSale>('getSale', 'GET', '/sales/{id}');
export const grantRefund = /* @__PURE__ */ address<typeof refunds.grantRefund>('grantRefund', 'POST', '/refunds/{id}/grant', { touches: ['listSaleRefunds', 'listAdminRefunds', 'getSale', 'getAdminSale', 'getBalance', 'getSaleStory', 'listSales', 'listAdminTips', 'getWaiting'], idempotent: true });
export const listOwnRefunds = /* @__PURE__ */ address<typeof refunds.listOwnRefunds>('listOwnRefunds', 'GET', '/refunds');
export const listSaleRefunds = /* @__PURE__ */ address<typeof refunds.listSaleRefunds>('listSaleRefunds', 'GET', '/finance/refunds');
export const refundSale = /* @__PURE__ */ address<typeof refunds.refundSale>('refundSale', 'POST', '/sales/{id}/refunds', { touches: ['listSaleRefunds', 'listAdminRefunds', 'getSale', 'getAdminSale', 'getBalance', 'getSaleStory', 'listSales', 'listAdminTips', 'getWaiting'], idempotent: true });
export const requestRefund = /* @__PURE__ */ address<typeof refunds.requestRefund>('requestRefund', 'POST', '/orders/{id}/refunds', { touches: ['getOrder', 'listPurchases', 'listOwnRefunds', 'getProduct', 'getPurchase'], answers: ['getOrderRefunds', 'id'], idempotent: true });
