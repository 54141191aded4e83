'use client';

import { ClosedReports } from './closed-reports';
import { CurrentMonth } from './current-month';
import styles from './revenue.module.css';

/** The tab of what members share: the month that runs, and those that are closed. */
export function RevenueReportTab() {
  return (
    <div className={styles.columns}>
      <CurrentMonth />
      <ClosedReports />
    </div>
  );
}
