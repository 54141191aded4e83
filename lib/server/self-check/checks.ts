import 'server-only';
import type { Db } from '@/lib/server/ctx';
import type { Finding } from './finding';
import { schemaIsWhole } from './repo-check-schema';
import {
  balancesAreSums,
  closedMonthsArePosted,
  currenciesSumToZero,
  journalsSumToZero,
  onePaymentIsKept,
  payoutsAreBooked,
  pendingIsHeld,
  reportsArePosted,
  reservedIsOnItsWay,
  reversalsFitPayments,
} from './repo-checks';
import { ratingsAreCounted } from './repo-checks-ratings';
import { costsAreBooked, debtsAreRepaid, reversalsAreBooked, salesAreBooked } from './repo-checks-sales';
import { type Closing, closedSumsHold } from './repo-closing';

/** One line of "Always true" (the design's domain page), as a check of the database. */
export interface Check {
  /** its words are `check.<name>` in locales/{ar,en}/operator.json */
  name: string;
  /** @param since checks only what came after this closing; null: everything */
  run(db: Db, since: Closing | null, now: Date): Promise<Finding>;
}

/**
 * Every check. A change that adds something that must always be true of money, or of figures that buyers trust, adds
 * its line here.
 */
export const CHECKS: readonly Check[] = [
  { name: 'journals', run: journalsSumToZero },
  { name: 'currencies', run: currenciesSumToZero },
  { name: 'balances', run: balancesAreSums },
  { name: 'closed', run: closedSumsHold },
  { name: 'pending', run: pendingIsHeld },
  { name: 'reserved', run: reservedIsOnItsWay },
  { name: 'payouts', run: payoutsAreBooked },
  { name: 'payments', run: onePaymentIsKept },
  { name: 'reversals', run: reversalsFitPayments },
  { name: 'sales', run: salesAreBooked },
  { name: 'costs', run: costsAreBooked },
  { name: 'turned', run: reversalsAreBooked },
  { name: 'debts', run: debtsAreRepaid },
  { name: 'months', run: closedMonthsArePosted },
  { name: 'reports', run: reportsArePosted },
  { name: 'ratings', run: (db, _, now) => ratingsAreCounted(db, now) },
  { name: 'schema', run: schemaIsWhole },
];
