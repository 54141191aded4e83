'use client';

import { AppLink } from '@/components/ui/app-link';
import { ClippedText } from '@/components/ui/clipped-text';
import { PriceTag } from '@/components/ui/price-tag';
import type { ProductCard } from '@/lib/contract/products';
import { paths } from '@/lib/shared/paths';
import { ProductCover } from './product-cover';
import styles from './product-row.module.css';

type ProductRowProps = { product: ProductCard };

/** A product in a line, for side rails: small cover, title, creator, price. */
export function ProductRow({ product }: ProductRowProps) {
  return (
    <AppLink href={paths.product(product._id, product.slug)} className={styles.row}>
      <span className={styles.cover}>
        <ProductCover image={product.cover} type={product.type} sizes="80px" />
      </span>
      <span className={`stack grow min-0 ${styles.words}`}>
        <ClippedText className={styles.title}>{product.title}</ClippedText>
        <ClippedText className="type-caption text-secondary">{product.owner.name}</ClippedText>
        <span className={styles.price}>
          <PriceTag price={product.price} isFrom={product.priceIsFrom} owned={product.owned} />
        </span>
      </span>
    </AppLink>
  );
}
