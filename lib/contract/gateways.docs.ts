import type * as gateways from './gateways';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof gateways> = {
  tag: 'Orders',
  schemas: {
    GatewayName: 'A way to pay',
  },
  endpoints: {
    listGateways: {
      summary: 'The ways to pay that are on, as buyers are offered them',
    },
    getConnectedAccount: {
      summary: 'How far the caller’s account at the payment provider is, as far as it is known here',
    },
    refreshConnectedAccount: {
      summary: 'Asks the provider how the account stands: for who has just come back from its pages',
    },
    createConnectLink: {
      summary:
        'A link to the payment provider’s own pages, where a creator sets up an account to be paid out by, for the account’s owner only: who holds it decides where the money goes. 409 connect_off where no such provider is set up',
      example: { password: 'طائر-أزرق-2026' },
    },
  },
};
