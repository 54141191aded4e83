import type * as ledger from './ledger';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof ledger> = {
  tag: 'Finance',
  schemas: {
    LedgerCategory: 'Where money came from or went to',
    LedgerEntry: 'One movement on a member’s accounts',
  },
  parameters: {
    kind: 'Only those of this kind',
    from: 'From this day on, in the zone that `timeZone` names',
    to: 'Up to this day and with it, in that zone',
    timeZone: 'The zone whose days they are; UTC without it',
    period: 'How far back from today',
  },
  endpoints: {
    listLedger: {
      summary: 'The ledger of whoever earns, newest first; of a kind and a time, where they are given',
    },
    exportLedger: {
      summary: 'The same as a table for spreadsheets (CSV), in the language of the caller',
      parameters: {
        timeZone: 'The zone whose days they are; UTC without it. The table has its times in UTC in any case',
      },
    },
    getIncome: {
      summary:
        'What came in and went out over time, each kind apart: sales, tips, shares, pool, refunds, payouts',
    },
  },
};
