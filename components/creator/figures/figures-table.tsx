'use client';

import { useTranslation } from 'react-i18next';
import { stretchLabel } from '@/components/charts/time-axis';
import type { CreatorStats } from '@/lib/contract/creator-stats';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { formatMoneyDay } from '@/lib/shared/dates';
import { numberFormat } from '@/lib/shared/intl';
import styles from './figures.module.css';
import { METRICS, metricOf, written } from './metrics';

type FiguresTableProps = { id: string; stats: CreatorStats; currency: string };

/** The chart's values as a table, newest first, without days when nothing happened. */
export function FiguresTable({ id, stats, currency }: FiguresTableProps) {
  const { t } = useTranslation('creator-stats');
  const { intl } = useLocale();
  const rows = stats.data.filter(
    (row) => row.views > 0 || row.buyers > 0 || row.income.some(({ amount }) => amount !== 0),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section id={id} className={styles.scroll} tabIndex={0} aria-label={t('title')}>
      <table className={styles.table}>
        <caption>
          {t('chart.caption', {
            metric: t('title'),
            from: formatMoneyDay(stats.from, 'text', intl),
            to: formatMoneyDay(stats.to, 'text', intl),
          })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.stretch')}</th>
            {METRICS.map((metric) => (
              <th key={metric} scope="col">
                {t(`metric.${metric}`)}
              </th>
            ))}
            <th scope="col">{t('visitors')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map((row) => (
            <tr key={row.at}>
              <th scope="row">{stretchLabel(row.at, stats.step, intl)}</th>
              {METRICS.map((metric) => (
                <td key={metric}>
                  <bdi dir="ltr">{written(metric, metricOf(metric, row, currency), currency, intl)}</bdi>
                </td>
              ))}
              <td>{numberFormat(intl).format(row.visitors)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`type-caption text-secondary ${styles.note}`}>{t('chart.quiet')}</p>
    </section>
  );
}
