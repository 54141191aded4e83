import type { PersonalData } from '@/lib/server/personal-data-port';

const KEPT = { kept: 'the books: nothing of the ledger is ever changed' };

export const personalData: PersonalData = {
  tables: {
    ledger_accounts: { copied: { mine: 't.owner_id = me' }, ...KEPT },
    postings: {
      copied: { mine: 't.account_id in (select id from ledger_accounts where owner_id = me)' },
      ...KEPT,
    },
    journals: { notCopied: 'what postings belong to: a kind and a number', ...KEPT },
  },
};
