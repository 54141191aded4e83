import type * as books from './books';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof books> = {
  tag: 'Operators',
  schemas: {
    AccountKind: 'A kind of account in the ledger',
    LedgerAccountView: 'An account of the ledger',
    SelfCheck: 'What one look at the books found',
  },
  parameters: {
    kind: 'Only those of this kind',
    owner: 'Only those of this member',
  },
  endpoints: {
    getTrialBalance: {
      summary:
        'The trial balance: what stands in the accounts of each kind, per currency. Credits are positive; each currency sums to zero',
    },
    listLedgerAccounts: {
      summary: 'Accounts of the ledger, the house’s or those of members, the newest first',
    },
    getLedgerAccount: {
      summary: 'One account of the ledger',
    },
    listPostings: {
      summary: 'An account’s postings, the last one first',
    },
    getJournal: {
      summary: 'One journal with all its postings',
    },
    listSelfChecks: {
      summary: 'What each look at the books found, the last one first',
    },
    runSelfCheck: {
      summary: 'Looks at the books now, as the nightly job does',
    },
  },
};
