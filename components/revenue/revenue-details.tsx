'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import rows from '@/components/finance/rows.module.css';
import { LoadError } from '@/components/session/load-error';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useRevenueDetails } from '@/hooks/revenue/use-revenue';
import { HowComputed } from './how-computed';
import { RevenueLineRow } from './revenue-line';

type RevenueDetailsProps = { month: string };

/** One month: how the share was computed, line by line. */
export function RevenueDetails({ month }: RevenueDetailsProps) {
  const { t } = useTranslation('revenue');
  const titleId = useId();
  const lines = useRevenueDetails(month);
  if (lines.isError && !lines.report) return <LoadError title={t('details.failed')} query={lines} />;
  if (!lines.report) {
    return (
      <SkeletonGroup className="grid gap-4">
        <Skeleton shape="block" height={260} />
        <Skeleton shape="block" height={180} />
      </SkeletonGroup>
    );
  }
  return (
    <div className="grid gap-4">
      <HowComputed report={lines.report} />
      <Card padding="none" labelledBy={titleId}>
        <h2 id={titleId} className={rows.title}>
          {t('details.lines')}
        </h2>
        {lines.items.length === 0 ? (
          <EmptyView drawing="chart" title={t('details.empty')} subtitle={t('details.emptyHint')} />
        ) : null}
        <ul>
          {lines.items.map((line) => (
            <RevenueLineRow key={line._id} line={line} />
          ))}
        </ul>
        <LoadMore list={lines} />
      </Card>
    </div>
  );
}
