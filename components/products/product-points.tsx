'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/registry';
import type { ProductView } from '@/lib/contract/products';
import styles from './product-points.module.css';

type ProductPointsProps = { product: Pick<ProductView, 'outcomes' | 'audience'> };

/** What a buyer gains, and who the product is for. Parts that the seller left out are not shown. */
export function ProductPoints({ product: { outcomes, audience } }: ProductPointsProps) {
  const { t } = useTranslation('products');
  if (outcomes.length + audience.length === 0) return null;
  return (
    <div className={styles.points}>
      <Points title={t('page.outcomes')} icon="check" lines={outcomes} />
      <Points title={t('page.audience')} icon="user" lines={audience} />
    </div>
  );
}

type PointsProps = { title: string; icon: IconName; lines: readonly string[] };

function Points({ title, icon, lines }: PointsProps) {
  const titleId = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className="type-h6">
        {title}
      </h2>
      <ul className={`grid gap-2 ${styles.list}`}>
        {[...new Set(lines)].map((words) => (
          <li key={words}>
            <Icon name={icon} size={20} />
            <BidiText>{words}</BidiText>
          </li>
        ))}
      </ul>
    </section>
  );
}
