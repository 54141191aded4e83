// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as payoutMethods from '@/lib/contract/payout-methods';

export const confirmPayoutMethod = /* @__PURE__ */ address<typeof payoutMethods.confirmPayoutMethod>('confirmPayoutMethod', 'POST', '/users/payoutMethods/{id}/confirm', { touches: ['listPayoutMethods', 'getPayoutOptions'] });
export const listPayoutMethods = /* @__PURE__ */ address<typeof payoutMethods.listPayoutMethods>('listPayoutMethods', 'GET', '/users/listPayoutMethods');
export const makeDefaultPayoutMethod = /* @__PURE__ */ address<typeof payoutMethods.makeDefaultPayoutMethod>('makeDefaultPayoutMethod', 'POST', '/users/payoutMethods/{id}/default', { touches: ['listPayoutMethods', 'getPayoutOptions'] });
export const retirePayoutMethod = /* @__PURE__ */ address<typeof payoutMethods.retirePayoutMethod>('retirePayoutMethod', 'POST', '/users/payoutMethods/{id}/retire', { touches: ['listPayoutMethods', 'getPayoutOptions'] });
export const saveConnectedMethod = /* @__PURE__ */ address<typeof payoutMethods.saveConnectedMethod>('saveConnectedMethod', 'POST', '/users/payoutMethods/connected', { touches: ['listPayoutMethods', 'getPayoutOptions'] });
export const savePayoutMethod = /* @__PURE__ */ address<typeof payoutMethods.savePayoutMethod>('savePayoutMethod', 'POST', '/users/savePayoutMethod', { touches: ['listPayoutMethods', 'getPayoutOptions'] });
