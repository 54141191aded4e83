// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as stuckPayments from '@/lib/contract/stuck-payments';

export const askAboutPayment = /* @__PURE__ */ address<typeof stuckPayments.askAboutPayment>('askAboutPayment', 'POST', '/operator/payments/{id}/ask', { touches: ['listStuckPayments', 'getWaiting', 'getSaleStory'] });
export const giveBackPayment = /* @__PURE__ */ address<typeof stuckPayments.giveBackPayment>('giveBackPayment', 'POST', '/operator/payments/{id}/give-back', { touches: ['listStuckPayments', 'getWaiting', 'getSaleStory'], idempotent: true });
export const listStuckPayments = /* @__PURE__ */ address<typeof stuckPayments.listStuckPayments>('listStuckPayments', 'GET', '/operator/payments');
