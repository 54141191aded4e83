'use client';

import { useTranslation } from 'react-i18next';
import type { MoneyAmount } from '@/lib/shared/money-format';
import { Money } from './money';
import styles from './price-tag.module.css';
import { VisuallyHidden } from './visually-hidden';

type PriceTagProps = {
  price: MoneyAmount;
  /** The price before a discount, struck through. */
  before?: MoneyAmount;
  /** Whether `price` is the lowest of several prices; adds the word "from". */
  isFrom?: boolean;
  /** Whether the viewer owns the product; replaces the price with a label. */
  owned?: boolean;
  size?: 'medium' | 'large';
  /** Whether to show `$20.00` instead of `$20`, for example beside a total. */
  exact?: boolean;
};

/** Shows the price of a product, or that it is free or already owned. */
export function PriceTag(props: PriceTagProps) {
  const { price, before, isFrom = false, owned = false, size = 'medium', exact = false } = props;
  const { t } = useTranslation();
  if (owned) return <span className={`${styles.tag} ${styles.owned}`}>{t('price.owned')}</span>;
  return (
    <span className={`${styles.tag} ${size === 'large' ? styles.large : ''}`}>
      {isFrom ? <span className="type-body2 text-secondary">{t('price.from')} </span> : null}
      {price.amount === 0 ? t('price.free') : <Money money={price} trimZeros={!exact} />}
      {before ? (
        <s className="type-body2 text-muted">
          <VisuallyHidden>{t('price.was', { price: '' })}</VisuallyHidden>
          <Money money={before} trimZeros={!exact} />
        </s>
      ) : null}
    </span>
  );
}
