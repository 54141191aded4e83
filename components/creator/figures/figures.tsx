'use client';

import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dynamic from 'next/dynamic';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { Card } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useCreatorStats } from '@/hooks/creator/use-creator-stats';
import { STATS_RANGES } from '@/lib/contract/choices';
import type { CreatorStats, StatsRange } from '@/lib/contract/creator-stats';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { CURRENCY } from '@/lib/shared/currency';
import { formatMoneyDay } from '@/lib/shared/dates';
import { BestPosts } from './best-posts';
import { BestProducts } from './best-products';
import { ExportMenu } from './export-menu';
import styles from './figures.module.css';
import { FiguresEmpty } from './figures-empty';
import { FiguresTable } from './figures-table';
import { HowCounted } from './how-counted';
import { MetricTiles } from './metric-tiles';
import { isQuiet, type Metric } from './metrics';
import { SourcesCard } from './sources-card';

const ChartBones = () => (
  <SkeletonGroup>
    <Skeleton shape="block" height={260} />
  </SkeletonGroup>
);

// The chart library is loaded with this card only.
const FiguresChart = dynamic(() => import('./figures-chart').then((module) => module.FiguresChart), {
  ssr: false,
  loading: ChartBones,
});

type FiguresProps = { userId: string };

/** A creator's income, views, buyers and conversion over time, where visitors come from, and the best products. */
export function Figures({ userId }: FiguresProps) {
  const { t } = useTranslation('creator-stats');
  const titleId = useId();
  const [range, setRange] = useState<StatsRange>('30d');
  const query = useCreatorStats(range);
  const { data: stats, error } = query;
  const currency = stats?.income[0]?.now.currency ?? CURRENCY;
  return (
    <div className="grid gap-4">
      <Card labelledBy={titleId} className="stack gap-4">
        <header className={`row cluster spread gap-3 ${styles.head}`}>
          <h2 id={titleId} className="type-h6">
            {t('title')}
          </h2>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={range}
            onChange={(_event, next: StatsRange | null) => next && setRange(next)}
            aria-label={t('range.label')}
          >
            {STATS_RANGES.map((value) => (
              <ToggleButton key={value} value={value}>
                {t(`range.${value}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </header>
        {!stats && error ? <LoadError title={t('failed')} query={query} /> : null}
        {!stats && !error ? <ChartBones /> : null}
        {stats && isQuiet(stats) ? <FiguresEmpty userId={userId} /> : null}
        {stats && !isQuiet(stats) ? <Drawn stats={stats} range={range} currency={currency} /> : null}
      </Card>
      {stats && !isQuiet(stats) ? (
        <div className={styles.lists}>
          <BestProducts products={stats.products} currency={currency} />
          {stats.posts.length > 0 ? <BestPosts posts={stats.posts} currency={currency} /> : null}
          <SourcesCard sources={stats.sources} visitors={stats.visitors} />
        </div>
      ) : null}
    </div>
  );
}

type DrawnProps = { stats: CreatorStats; range: StatsRange; currency: string };

function Drawn({ stats, range, currency }: DrawnProps) {
  const { t } = useTranslation('creator-stats');
  const { intl } = useLocale();
  const tableId = useId();
  const [metric, setMetric] = useState<Metric>('income');
  const [hasTable, setTable] = useState(false);
  const day = (at: string) => formatMoneyDay(at, 'text', intl);
  return (
    <>
      <MetricTiles stats={stats} currency={currency} chosen={metric} onChoose={setMetric} />
      <div aria-hidden="true" className={styles.chart}>
        <FiguresChart stats={stats} metric={metric} currency={currency} />
      </div>
      <div className={styles.foot}>
        <p className={`type-caption text-secondary ${styles.note}`}>
          {t('change.from', { from: day(stats.before.from), to: day(stats.before.to) })}
        </p>
        <Button
          variant="text"
          size="small"
          aria-expanded={hasTable}
          aria-controls={hasTable ? tableId : undefined}
          onClick={() => setTable(!hasTable)}
        >
          {t(hasTable ? 'chart.hide' : 'chart.show')}
        </Button>
        <ExportMenu range={range} />
      </div>
      {hasTable ? <FiguresTable id={tableId} stats={stats} currency={currency} /> : null}
      <HowCounted />
    </>
  );
}
