'use client';

import { ClosedReports } from './closed-reports';
import { CurrentMonth } from './current-month';

/** The tab for shared revenue: the running month and the closed months. */
export function RevenueReportTab() {
  return (
    <div className="grid gap-4">
      <CurrentMonth />
      <ClosedReports />
    </div>
  );
}
