'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import rows from '@/components/finance/rows.module.css';
import { LoadError } from '@/components/session/load-error';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { getRevenueDetails } from '@/lib/client/endpoints.gen';
import { HowComputed } from './how-computed';
import { RevenueLineRow } from './revenue-line';

type RevenueDetailsProps = { month: string };

/** One month: how the share was computed, line by line. */
export function RevenueDetails({ month }: RevenueDetailsProps) {
  const { t } = useTranslation('revenue');
  const titleId = useId();
  const lines = useEndpointList(getRevenueDetails, { query: { month } });
  const report = lines.first?.report;
  if (lines.isError && !report) return <LoadError title={t('details.failed')} query={lines} />;
  if (!report) {
    return (
      <SkeletonGroup className="grid gap-4">
        <Skeleton shape="block" height={260} />
        <Skeleton shape="block" height={180} />
      </SkeletonGroup>
    );
  }
  return (
    <div className="grid gap-4">
      <HowComputed report={report} />
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
