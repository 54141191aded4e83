import type * as ledger from './ledger';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof ledger> = {
  tag: 'Finance',
  schemas: {
    LedgerCategory: 'The origin or the destination of money in the ledger',
    LedgerEntry: 'A movement of money on a member’s accounts',
  },
  parameters: {
    kind: 'The category of the entries to return',
    from: 'The first day of the entries to return, in the time zone `timeZone`',
    to: 'The last day of the entries to return, in the time zone `timeZone`',
    timeZone: 'The IANA time zone of `from` and `to`. Defaults to UTC',
    period: 'The length of the period, up to today',
  },
  endpoints: {
    listLedger: {
      summary:
        'Returns the caller’s ledger entries, newest first, limited to a category and a period if given',
    },
    exportLedger: {
      summary: 'Returns the caller’s ledger entries as CSV, in the caller’s language',
      parameters: {
        timeZone:
          'The IANA time zone of `from` and `to`. Defaults to UTC. Times in the table are always in UTC',
      },
    },
    getIncome: {
      summary:
        'Returns the caller’s income and payouts over time by category: sales, tips, shares, pool, refunds, payouts',
    },
  },
};
