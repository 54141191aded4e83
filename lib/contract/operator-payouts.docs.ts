import type { Docs } from './openapi/docs';
import type * as operatorPayouts from './operator-payouts';

export const docs: Docs<typeof operatorPayouts> = {
  tag: 'Operators',
  schemas: {
    PayoutQueue: 'The payouts that a list for operators includes',
    AdminPayoutRow: 'A payout, as listed for operators',
    AdminPayout: 'A payout with all facts that decide it',
    PayoutBatch: 'A file of payouts for the bank',
  },
  parameters: {
    status: 'The payouts to return',
    format: 'The format of the file',
  },
  endpoints: {
    listAdminPayouts: {
      summary: 'Returns payouts for the operator: open ones oldest first, completed ones newest first',
    },
    getAdminPayout: {
      summary: 'Returns a payout with all facts that decide it. The account number is masked',
    },
    revealPayoutAccount: {
      summary: 'Returns the unmasked bank account of a payout. Each access is recorded in the audit log',
    },
    startPayout: {
      summary:
        'Starts a payout. A large payout is approved by a first operator and started by a second. `started` is false if the call only approved it',
    },
    transferPayout: {
      summary: 'Records that the bank has sent a payout, with the bank’s reference',
      example: { reference: 'TRX-20914' },
    },
    sendPayout: {
      summary:
        'Queues a payout in progress to be sent to the payee’s account at the payment provider. The provider reports the outcome: transferred, or failed with the reason',
    },
    sendPayouts: {
      summary:
        'Queues up to 500 payouts that wait to be sent by the payment provider, except payouts to the caller',
    },
    restorePayout: {
      summary:
        'Makes the part of a transferred payout that the payment provider took back available to the payee again',
    },
    failPayout: {
      summary:
        'Records that a payout could not be sent. Exactly the amount that it took becomes available to the creator again, and the creator is notified of the reason',
      example: { reason: 'other', note: 'الحساب مغلق' },
    },
    returnPayout: {
      summary:
        'Records that the bank has returned a transferred payout. Exactly the amount that it took becomes available to the creator again, and the creator is notified of the reason. No payout goes to the account until its owner confirms or changes it',
      example: { reason: 'account_rejected', note: 'أُغلق الحساب' },
    },
    listPayoutBatches: {
      summary:
        'Returns the files for the bank, newest first, with the number of payouts in progress that are in no file yet, and the number that wait for the payment provider',
    },
    createPayoutBatch: {
      summary:
        'Creates a file for the bank from payouts in progress that are in no file yet. A payout is in at most one file',
    },
    getPayoutBatchFile: {
      summary:
        'Returns a file for the bank as CSV, or as ISO 20022 pain.001.001.09. Each download is recorded in the audit log',
    },
  },
};
