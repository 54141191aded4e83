'use client';

import { useTranslation } from 'react-i18next';
import { RatingStars } from '@/components/ui/rating-stars';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { numberFormat } from '@/lib/shared/intl';
import styles from './evaluations.module.css';

type EvaluationHistogramProps = {
  /** How many people gave 1, 2, 3, 4 and 5 stars. */
  histogram: readonly number[];
  average: number | null;
};

/** The average, and how the ratings are spread. */
export function EvaluationHistogram({ histogram, average }: EvaluationHistogramProps) {
  const { t } = useTranslation(['evaluations', 'common']);
  const { intl } = useLocale();
  const number = numberFormat(intl);
  const total = histogram.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  return (
    <div className={styles.summary}>
      <RatingStars value={average} count={total} size={22} />
      {average === null ? <p className="type-caption text-secondary">{t('tooFew')}</p> : null}
      <ol className={styles.histogram} aria-label={t('histogram')}>
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = histogram[stars - 1] ?? 0;
          return (
            <li key={stars} className={`grid gap-3 type-caption tabular text-secondary ${styles.step}`}>
              <span aria-hidden="true">{number.format(stars)}</span>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.share} style={{ inlineSize: `${(count / total) * 100}%` }} />
              </span>
              <span aria-hidden="true" className={styles.figure}>
                {number.format(count)}
              </span>
              <VisuallyHidden>
                {t('common:rating.stars', { count: stars })}: {t('common:rating.count', { count })}
              </VisuallyHidden>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
