import type * as books from './books';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof books> = {
  tag: 'Operators',
  schemas: {
    AccountKind: 'A kind of ledger account',
    LedgerAccountView: 'An account of the ledger',
    SelfCheck: 'The result of one check of the books',
  },
  parameters: {
    kind: 'The kind of the accounts to return',
    owner: 'The id of the member whose accounts to return',
  },
  endpoints: {
    getTrialBalance: {
      summary:
        'Returns the trial balance: the balance of each kind of account, per currency. Credits are positive, and each currency sums to zero',
    },
    listLedgerAccounts: {
      summary: 'Returns ledger accounts of the platform and of members, newest first',
    },
    getLedgerAccount: {
      summary: 'Returns an account of the ledger',
    },
    listPostings: {
      summary: 'Returns the postings of a ledger account, newest first',
    },
    getJournal: {
      summary: 'Returns a journal with all its postings',
    },
    listSelfChecks: {
      summary: 'Returns the results of earlier checks of the books, newest first',
    },
    runSelfCheck: {
      summary: 'Checks the books now, as the nightly job does, and returns the result',
    },
  },
};
