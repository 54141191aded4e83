'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import rows from '@/components/finance/rows.module.css';
import { ListView } from '@/components/session/query-view';
import { AppLink } from '@/components/ui/app-link';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Money } from '@/components/ui/money';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listRevenueReports } from '@/lib/client/endpoints.gen';
import type { RevenueReport } from '@/lib/contract/revenue-share';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatMoney } from '@/lib/shared/money-format';
import { formatMonth } from '@/lib/shared/months';
import { paths } from '@/lib/shared/paths';
import styles from './revenue.module.css';

/** The closed months, newest first. */
export function ClosedReports() {
  const { t } = useTranslation('revenue');
  const titleId = useId();
  const reports = useEndpointList(listRevenueReports, {});
  return (
    <Card padding="none" labelledBy={titleId}>
      <h2 id={titleId} className={rows.title}>
        {t('reports.title')}
      </h2>
      <ListView
        list={reports}
        failed={t('reports.failed')}
        skeleton={
          <SkeletonGroup className={rows.bones}>
            <Skeleton shape="block" height={56} />
          </SkeletonGroup>
        }
        empty={<EmptyView drawing="chart" title={t('reports.empty')} subtitle={t('reports.emptyHint')} />}
      >
        {(months) => (
          <ul>
            {months.map((report) => (
              <ReportRow key={report._id} report={report} />
            ))}
          </ul>
        )}
      </ListView>
      <LoadMore list={reports} />
    </Card>
  );
}

function ReportRow({ report }: { report: RevenueReport }) {
  const { t } = useTranslation('revenue');
  const { intl } = useLocale();
  const written = (money: RevenueReport['pool']) => isolate(formatMoney(money, intl));
  return (
    <li className={rows.row}>
      <div className={styles.words}>
        <AppLink href={paths.revenueReport(report.month)} className={styles.link}>
          {formatMonth(report.month, intl)}
        </AppLink>
        <p className={rows.facts}>
          <span>{t('reports.points', { count: report.points })}</span>
          <span>{t('reports.pool', { amount: written(report.pool) })}</span>
          {report.companyAmount.amount === 0 ? null : (
            <span>{t('reports.company', { amount: written(report.companyAmount) })}</span>
          )}
        </p>
      </div>
      <Money money={report.amount} signed className={rows.amount} />
    </li>
  );
}
