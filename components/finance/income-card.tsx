'use client';

import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dynamic from 'next/dynamic';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { Money } from '@/components/ui/money';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getIncome } from '@/lib/client/endpoints.gen';
import { LEDGER_CATEGORIES } from '@/lib/contract/choices';
import styles from './income-card.module.css';
import { IncomeTable } from './income-table';

const Bones = () => (
  <SkeletonGroup>
    <Skeleton shape="block" height={280} />
  </SkeletonGroup>
);

// The chart library is loaded with this card only.
const IncomeBars = dynamic(() => import('./income-bars').then((module) => module.IncomeBars), {
  ssr: false,
  loading: Bones,
});

const PERIODS = ['month', 'quarter', 'year'] as const;
type Period = (typeof PERIODS)[number];

/**
 * Income over time by source, with the totals of the period. A table says the same to readers who cannot see the chart.
 */
export function IncomeCard() {
  const { t } = useTranslation('finance');
  const titleId = useId();
  const [period, setPeriod] = useState<Period>('year');
  const query = useEndpointQuery(getIncome, { query: { period } });
  const { data: income, error } = query;
  const isEmpty = income?.data.every(({ sums }) =>
    LEDGER_CATEGORIES.every((category) => sums[category].amount === 0),
  );
  return (
    <Card labelledBy={titleId} className="grid gap-4 min-0">
      <header className="row cluster spread gap-3">
        <h2 id={titleId} className="type-h6">
          {t('income.title')}
        </h2>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={period}
          onChange={(_event, next: Period | null) => next && setPeriod(next)}
          aria-label={t('income.period.label')}
        >
          {PERIODS.map((value) => (
            <ToggleButton key={value} value={value}>
              {t(`income.period.${value}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </header>
      {!income && error ? <LoadError title={t('income.failed')} query={query} /> : null}
      {!income && !error ? <Bones /> : null}
      {income && isEmpty ? (
        <EmptyView drawing="chart" title={t('income.empty')} subtitle={t('income.emptyHint')} />
      ) : null}
      {income && !isEmpty ? (
        <>
          <div aria-hidden="true" className={styles.chart}>
            <IncomeBars income={income} />
          </div>
          <IncomeTable income={income} />
          <dl className={styles.sums} aria-label={t('income.totals')}>
            {LEDGER_CATEGORIES.map((category) => (
              <div key={category}>
                <dt>{t(`category.${category}`)}</dt>
                <dd>
                  <Money money={income.totals[category]} signed />
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </Card>
  );
}
