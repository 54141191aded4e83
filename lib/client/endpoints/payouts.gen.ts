// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as payouts from '@/lib/contract/payouts';

export const cancelPayout = /* @__PURE__ */ address<typeof payouts.cancelPayout>('cancelPayout', 'POST', '/finance/payouts/{id}/cancel', { touches: ['getPayoutOptions', 'listPayouts', 'getBalance', 'listLedger'], idempotent: true });
export const getPayoutOptions = /* @__PURE__ */ address<typeof payouts.getPayoutOptions>('getPayoutOptions', 'GET', '/finance/payout-options');
export const getPayoutStatement = /* @__PURE__ */ address<typeof payouts.getPayoutStatement>('getPayoutStatement', 'GET', '/finance/payouts/{id}/statement');
export const listPayouts = /* @__PURE__ */ address<typeof payouts.listPayouts>('listPayouts', 'GET', '/finance/payouts');
export const putPayoutSchedule = /* @__PURE__ */ address<typeof payouts.putPayoutSchedule>('putPayoutSchedule', 'PUT', '/finance/payout-schedule', { touches: ['getPayoutOptions', 'listPayouts', 'getBalance', 'listLedger'] });
export const requestPayout = /* @__PURE__ */ address<typeof payouts.requestPayout>('requestPayout', 'POST', '/finance/payouts', { touches: ['getPayoutOptions', 'listPayouts', 'getBalance', 'listLedger'], idempotent: true });
