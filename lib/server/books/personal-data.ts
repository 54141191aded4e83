import type { PersonalData } from '@/lib/server/personal-data-port';

export const personalData: PersonalData = {
  tables: {
    book_closing: { impersonal: 'how far the books were found right' },
    closed_balances: {
      notCopied: 'sums of postings, which are copied',
      kept: 'the books: sums of accounts, by the account’s number',
    },
  },
};
