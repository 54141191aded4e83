// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as gateways from '@/lib/contract/gateways';

export const createConnectLink = /* @__PURE__ */ address<typeof gateways.createConnectLink>('createConnectLink', 'POST', '/users/generateConnectAccountLink');
export const getConnectedAccount = /* @__PURE__ */ address<typeof gateways.getConnectedAccount>('getConnectedAccount', 'GET', '/users/connectedAccount');
export const listGateways = /* @__PURE__ */ address<typeof gateways.listGateways>('listGateways', 'GET', '/payment-gateways');
export const refreshConnectedAccount = /* @__PURE__ */ address<typeof gateways.refreshConnectedAccount>('refreshConnectedAccount', 'POST', '/users/connectedAccount/refresh', { touches: ['listPayoutMethods', 'getPayoutOptions'], answers: ['getConnectedAccount'] });
