'use client';

import { useTranslation } from 'react-i18next';
import { PriceTag } from '@/components/ui/price-tag';
import type { ProductView } from '@/lib/contract/products';
import { BuyActions } from './buy-actions';
import styles from './buy-bar.module.css';

type BuyBarProps = { product: ProductView };

/** On small screens: price and button, always visible above the bottom bar. Ends with the page's content. */
export function BuyBar({ product }: BuyBarProps) {
  const { t } = useTranslation('products');
  if (product.isMine) return null;
  return (
    <section className={`row spread gap-4 ${styles.bar}`} aria-label={t('buy.label')}>
      <PriceTag
        price={product.price}
        isFrom={product.priceIsFrom}
        owned={product.entitlementId !== null && !product.can.buy}
      />
      <BuyActions product={product} compact />
    </section>
  );
}
