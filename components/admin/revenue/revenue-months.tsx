'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import rows from '@/components/finance/rows.module.css';
import revenue from '@/components/revenue/revenue.module.css';
import { LoadError } from '@/components/session/load-error';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Money } from '@/components/ui/money';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { StatusChip } from '@/components/ui/status-chip';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listRevenueMonths } from '@/lib/client/endpoints.gen';
import type { ClosedMonth } from '@/lib/contract/revenue-share';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { formatMonth } from '@/lib/shared/months';
import { NextMonth } from './next-month';

/** The next month to close, with its button, and the closed months. */
export function RevenueMonths() {
  const { t } = useTranslation('revenue');
  const titleId = useId();
  const months = useEndpointList(listRevenueMonths, {});
  const next = months.first?.next;
  if (months.isError && !next) return <LoadError title={t('operator.failed')} query={months} />;
  if (!next) {
    return (
      <SkeletonGroup className="grid gap-4">
        <Skeleton shape="block" height={160} />
        <Skeleton shape="block" height={120} />
      </SkeletonGroup>
    );
  }
  return (
    <div className="grid gap-4">
      <NextMonth next={next} />
      <Card padding="none" labelledBy={titleId}>
        <h2 id={titleId} className={rows.title}>
          {t('operator.closed')}
        </h2>
        {months.items.length === 0 ? (
          <EmptyView drawing="chart" title={t('operator.empty')} subtitle={t('operator.emptyHint')} />
        ) : null}
        <ul>
          {months.items.map((month) => (
            <MonthRow key={month._id} month={month} />
          ))}
        </ul>
        <LoadMore list={months} />
      </Card>
    </div>
  );
}

function MonthRow({ month }: { month: ClosedMonth }) {
  const { t } = useTranslation('revenue');
  const { intl } = useLocale();
  return (
    <li className={rows.row}>
      <div className={revenue.words}>
        <strong>{formatMonth(month.month, intl)}</strong>
        <p className={rows.facts}>
          <span>{t('reports.points', { count: month.points })}</span>
          <span>{t('operator.members', { count: month.members })}</span>
          <span>
            {t('operator.fees')} <Money money={month.parts.fees} />
          </span>
        </p>
      </div>
      <div className={rows.end}>
        <Money money={month.pool} className={rows.amount} />
        <StatusChip
          label={t(`operator.status.${month.status}`)}
          tone={month.status === 'closed' ? 'success' : 'warning'}
        />
      </div>
    </li>
  );
}
