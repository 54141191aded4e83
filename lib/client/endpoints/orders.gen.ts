// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as orders from '@/lib/contract/orders';

export const answerChallenge = /* @__PURE__ */ address<typeof orders.answerChallenge>('answerChallenge', 'POST', '/sandbox-pay/{id}/challenge');
export const createOrder = /* @__PURE__ */ address<typeof orders.createOrder>('createOrder', 'POST', '/orders', { touches: ['getCart', 'getProduct'], idempotent: true });
export const getOrder = /* @__PURE__ */ address<typeof orders.getOrder>('getOrder', 'GET', '/orders/{id}');
export const getSandboxPage = /* @__PURE__ */ address<typeof orders.getSandboxPage>('getSandboxPage', 'GET', '/sandbox-pay/{id}');
export const paySandbox = /* @__PURE__ */ address<typeof orders.paySandbox>('paySandbox', 'POST', '/sandbox-pay/{id}');
export const receiveWebhook = /* @__PURE__ */ address<typeof orders.receiveWebhook>('receiveWebhook', 'POST', '/webhooks/{gateway}');
export const retryPayment = /* @__PURE__ */ address<typeof orders.retryPayment>('retryPayment', 'POST', '/orders/{id}/payments', { answers: ['getOrder', 'id'], idempotent: true });
