import type { Docs } from './openapi/docs';
import type * as payoutMethods from './payout-methods';

export const docs: Docs<typeof payoutMethods> = {
  tag: 'Payouts',
  schemas: {
    WireTransfer: 'The details of a bank account that can receive a wire transfer',
    PayoutMethodStatus: 'What is known of a place to be paid to',
    WireTransferView: 'A bank account that a member is paid to: its last four signs only',
    ConnectedAccountView: 'A member’s account at the payment provider',
    PayoutMethodView: 'Where a member is paid to',
  },
  endpoints: {
    listPayoutMethods: {
      summary: 'Where the caller is paid to, newest first; of accounts the last four signs only',
    },
    savePayoutMethod: {
      summary:
        'Adds a bank account, which becomes the default. Nothing is paid to it for 48 hours, in which the one before stays in use; its owner is told by letter',
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
        'Has payouts go to the caller’s account at the payment provider, which becomes the default. It cools like a bank account; 409 account_not_ready unless the provider pays to it',
      example: { password: 'طائر-أزرق-2026' },
    },
    makeDefaultPayoutMethod: {
      summary: 'Payouts go to this one of the own methods from now on',
      example: { password: 'طائر-أزرق-2026' },
    },
    confirmPayoutMethod: {
      summary:
        'Says that one of the own methods is right although a transfer to it came back; it is paid to again',
      example: { password: 'طائر-أزرق-2026' },
    },
    retirePayoutMethod: {
      summary: 'Takes one of the own methods away; 409 while a payout to it is under way',
      example: { password: 'طائر-أزرق-2026' },
    },
  },
};
