'use client';

import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { numberFormat } from '@/lib/shared/intl';
import { Icon } from './icon';
import styles from './rating-stars.module.css';

const STARS = [1, 2, 3, 4, 5];

type RatingStarsProps = {
  /** 0–5; fractions fill a star in part. Null while there are too few ratings for an average. */
  value: number | null;
  /** The number of ratings, shown after the stars. */
  count?: number;
  size?: number;
};

/** An average as stars and as a figure. */
export function RatingStars({ value, count, size = 16 }: RatingStarsProps) {
  const { t } = useTranslation();
  const { intl } = useLocale();
  if (count === 0) return <span className="type-caption text-muted">{t('rating.none')}</span>;
  if (value === null)
    return <span className="type-caption text-muted">{t('rating.count', { count: count ?? 0 })}</span>;
  const figure = numberFormat(intl, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
  const label = t('rating.of', { value: figure });
  return (
    <span className={styles.rating}>
      <span className={styles.stars} role="img" aria-label={label}>
        <Row size={size} filled={false} />
        <span className={styles.filled} style={{ inlineSize: `${(value / 5) * 100}%` }}>
          <Row size={size} filled />
        </span>
      </span>
      <span aria-hidden="true" className={styles.figure}>
        {figure}
      </span>
      {count === undefined ? null : <span className="nowrap">({t('rating.count', { count })})</span>}
    </span>
  );
}

type RowProps = { size: number; filled: boolean };

function Row({ size, filled }: RowProps) {
  return (
    <span className={styles.row}>
      {STARS.map((star) => (
        <Icon key={star} name="star" size={size} filled={filled} />
      ))}
    </span>
  );
}
