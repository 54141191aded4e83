import type { Docs } from './openapi/docs';
import type * as operatorPayouts from './operator-payouts';

export const docs: Docs<typeof operatorPayouts> = {
  tag: 'Operators',
  schemas: {
    PayoutQueue: 'Which payouts operators are shown',
    AdminPayoutRow: 'A payout in the operators’ list',
    AdminPayout: 'All facts that decide a payout',
    PayoutBatch: 'A file for the bank',
  },
  parameters: {
    status: 'Only those in this state',
    format: 'The form of the file',
  },
  endpoints: {
    listAdminPayouts: {
      summary: 'Payouts for the operator: open ones oldest first, those that are over newest first',
    },
    getAdminPayout: {
      summary: 'All facts that decide a payout; the account masked',
    },
    revealPayoutAccount: {
      summary: 'The whole account of a payout; who looked is written down',
    },
    startPayout: {
      summary:
        'Begins a payout. Of a large one the first operator approves, and another begins it: the answer says which of both this was',
    },
    transferPayout: {
      summary: 'The bank has sent it, under this reference',
      example: { reference: 'TRX-20914' },
    },
    sendPayout: {
      summary:
        'Has a payout in progress sent to its payee’s account at the payment provider. What has become of it is the provider’s word: transferred, or failed with the reason',
    },
    sendPayouts: {
      summary: 'The same for all that wait to be sent by the payment provider, but for one’s own',
    },
    restorePayout: {
      summary:
        'Gives the payee what the payment provider took back of a transferred payout in part: it is available to them again',
    },
    failPayout: {
      summary:
        'It could not be sent: exactly what it took is available to the creator again, who is told why',
      example: { reason: 'other', note: 'الحساب مغلق' },
    },
    returnPayout: {
      summary:
        'The bank has sent a transferred payout back: exactly what it took is available to the creator again, who is told why; nothing is paid to the account until its owner confirms or changes it',
      example: { reason: 'account_rejected', note: 'أُغلق الحساب' },
    },
    listPayoutBatches: {
      summary:
        'Files for the bank, newest first; how many payouts in progress are in none yet, and how many wait to be sent by the payment provider',
    },
    createPayoutBatch: {
      summary:
        'Makes a file for the bank of payouts in progress that are in none yet; a payout is in one file at most',
    },
    getPayoutBatchFile: {
      summary: 'The file as CSV, or as ISO 20022 pain.001.001.09; who took it is written down',
    },
  },
};
