import type * as gateways from './gateways';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof gateways> = {
  tag: 'Orders',
  schemas: {
    GatewayName: 'A payment method',
  },
  endpoints: {
    listGateways: {
      summary: 'Returns the enabled payment methods, as offered to buyers',
    },
    getConnectedAccount: {
      summary: 'Returns the last known state of the caller’s account at the payment provider',
    },
    refreshConnectedAccount: {
      summary:
        'Updates the state of the caller’s account from the payment provider. Call this when the caller returns from the provider’s pages',
    },
    createConnectLink: {
      summary:
        'Creates a link to the payment provider’s pages, where a creator sets up an account for payouts. Available to the account’s owner only, because the link decides where the money goes. Returns 409 `connect_off` if no such provider is set up',
      example: { password: 'طائر-أزرق-2026' },
    },
  },
};
