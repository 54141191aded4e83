'use client';

import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { CreatorStats } from '@/lib/contract/creator-stats';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { Change } from './change';
import styles from './figures.module.css';
import { METRICS, type Metric, totalOf, written } from './metrics';

type MetricTilesProps = {
  stats: CreatorStats;
  currency: string;
  chosen: Metric;
  onChoose: (metric: Metric) => void;
};

/** The totals of the range. The selected one is drawn below. */
export function MetricTiles({ stats, currency, chosen, onChoose }: MetricTilesProps) {
  const { t } = useTranslation('creator-stats');
  const { intl } = useLocale();
  const notes: Record<Metric, string> = {
    income: t('netOfFees'),
    views: t('visitorsCount', { count: stats.visitors.now }),
    buyers: t('refundedToo'),
    conversion: t('buyersOfVisitors'),
  };
  return (
    <fieldset className={styles.tiles}>
      <VisuallyHidden as="legend">{t('metric.label')}</VisuallyHidden>
      {METRICS.map((metric) => {
        const { now, before } = totalOf(metric, stats, currency);
        return (
          <button
            key={metric}
            type="button"
            aria-pressed={metric === chosen}
            className={styles.tile}
            onClick={() => onChoose(metric)}
          >
            <span className="type-body2 text-secondary">{t(`metric.${metric}`)}</span>
            <bdi dir="ltr" className={styles.figure}>
              {written(metric, now, currency, intl)}
            </bdi>
            <span className={`type-caption text-secondary ${styles.note}`}>{notes[metric]}</span>
            <Change metric={metric} now={now} before={before} />
          </button>
        );
      })}
    </fieldset>
  );
}
