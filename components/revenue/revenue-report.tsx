'use client';

import { ClosedReports } from './closed-reports';
import { CurrentMonth } from './current-month';
import styles from './revenue.module.css';

/** The tab for shared revenue: the running month and the closed months. */
export function RevenueReportTab() {
  return (
    <div className={styles.columns}>
      <CurrentMonth />
      <ClosedReports />
    </div>
  );
}
