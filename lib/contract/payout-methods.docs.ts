import type { Docs } from './openapi/docs';
import type * as payoutMethods from './payout-methods';

export const docs: Docs<typeof payoutMethods> = {
  tag: 'Payouts',
  schemas: {
    WireTransfer: 'The details of a bank account that can receive a wire transfer',
    PayoutMethodStatus: 'The verification status of a payout method',
    WireTransferView:
      'A bank account used as a payout method. Only the last four characters of the account number are shown',
    ConnectedAccountView:
      'A member’s account at the payment provider, used as a payout method. `barrier` is the reason why it cannot receive payouts now',
    PayoutMethodView: 'A payout method: a bank account, or an account at the payment provider',
  },
  endpoints: {
    listPayoutMethods: {
      summary:
        'Returns the caller’s payout methods, newest first, with only the last four characters of each account number',
    },
    savePayoutMethod: {
      summary:
        'Adds a bank account as the caller’s default payout method and notifies the caller by email. It receives no payouts for 48 hours, during which the previous default stays in use. Returns 409 `conflict` if the caller has already added the account, or has too many methods',
      example: {
        type: 'wire-transfer',
        country: 'US',
        bankName: 'Chase',
        swift: 'CHASUS33',
        account: '123456789',
        routing: '021000021',
        latinName: 'SARA ALOTAIBI',
        arabicName: 'سارة العتيبي',
        password: 'طائر-أزرق-2026',
      },
    },
    saveConnectedMethod: {
      summary:
        'Adds the caller’s account at the payment provider as the default payout method, with the same 48-hour wait as a bank account. Returns 409 `account_not_ready` if the provider cannot pay to the account',
      example: { password: 'طائر-أزرق-2026' },
    },
    makeDefaultPayoutMethod: {
      summary: 'Makes one of the caller’s payout methods the default for future payouts',
      example: { password: 'طائر-أزرق-2026' },
    },
    confirmPayoutMethod: {
      summary:
        'Confirms one of the caller’s payout methods after a transfer to it was returned, so that payouts to it resume',
      example: { password: 'طائر-أزرق-2026' },
    },
    retirePayoutMethod: {
      summary:
        'Removes one of the caller’s payout methods. Returns 409 `payout_open` if a payout to it is in progress',
      example: { password: 'طائر-أزرق-2026' },
    },
  },
};
