'use client';

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductCover } from '@/components/products/product-cover';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import type { ProductCard } from '@/lib/contract/products';
import { paths } from '@/lib/shared/paths';
import styles from './product-line.module.css';

type ProductLineProps = {
  product: ProductCard;
  /** The price, the state and the actions: at the end of the line. */
  children: ReactNode;
  /** Dims a product that can no longer be bought. */
  muted?: boolean;
};

/** A product in a row: small cover, title, type and creator. */
export function ProductLine({ product, children, muted = false }: ProductLineProps) {
  const { t } = useTranslation('products');
  return (
    <li className={styles.line} data-muted={muted}>
      <span className={styles.cover}>
        <ProductCover image={product.cover} type={product.type} sizes="96px" />
      </span>
      <div className={styles.words}>
        <AppLink href={paths.product(product._id, product.slug)} className={styles.title}>
          <BidiText className={styles.name}>{product.title}</BidiText>
        </AppLink>
        <p className={styles.by}>
          {t(`type.${product.type}`)} · <BidiText>{product.owner.name}</BidiText>
        </p>
      </div>
      <div className={styles.end}>{children}</div>
    </li>
  );
}
