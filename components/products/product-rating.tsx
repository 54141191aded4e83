'use client';

import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { numberFormat } from '@/lib/shared/intl';
import styles from './product-rating.module.css';

type ProductRatingProps = { rating: { average: number | null; count: number } };

/** One star, the average and the number of ratings, for cards. Pages use `RatingStars`. */
export function ProductRating({ rating: { average, count } }: ProductRatingProps) {
  const { t } = useTranslation();
  const { intl } = useLocale();
  if (count === 0)
    return <span className={`gap-1 min-0 type-caption text-muted ${styles.none}`}>{t('rating.none')}</span>;
  if (average === null)
    return (
      <span className={`gap-1 min-0 type-caption text-muted ${styles.none}`}>
        {t('rating.count', { count })}
      </span>
    );
  const figure = numberFormat(intl, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average);
  return (
    <span className={`gap-1 min-0 type-caption text-muted ${styles.rating}`}>
      <Icon name="star" size={16} filled className={styles.star} />
      <span className={styles.figure} aria-hidden="true">
        {figure}
      </span>
      <span aria-hidden="true">({numberFormat(intl).format(count)})</span>
      <VisuallyHidden>
        {`${t('rating.of', { value: figure })} · ${t('rating.count', { count })}`}
      </VisuallyHidden>
    </span>
  );
}
