'use client';

import { useTranslation } from 'react-i18next';
import { ProductCover } from '@/components/products/product-cover';
import { ProductRating } from '@/components/products/product-rating';
import { AppLink } from '@/components/ui/app-link';
import { ClippedText } from '@/components/ui/clipped-text';
import { PriceTag } from '@/components/ui/price-tag';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { ProductCard } from '@/lib/contract/products';
import { paths } from '@/lib/shared/paths';
import styles from './post-product.module.css';

type PostProductProps = { product: ProductCard };

/** The product that a post is about, in one strip. */
export function PostProduct({ product }: PostProductProps) {
  const { t } = useTranslation(['posts', 'products']);
  return (
    <AppLink href={paths.product(product._id, product.slug)} className={styles.strip}>
      <span className={styles.cover}>
        <ProductCover image={product.cover} type={product.type} sizes="112px" />
      </span>
      <span className="grid grow min-0">
        <VisuallyHidden>{t('product')}: </VisuallyHidden>
        <span className="type-caption text-muted">{t(`products:type.${product.type}`)}</span>
        <ClippedText lines={2} className={styles.title}>
          {product.title}
        </ClippedText>
        <span className={styles.foot}>
          <PriceTag price={product.price} isFrom={product.priceIsFrom} owned={product.owned} />
          <ProductRating rating={product.rating} />
        </span>
      </span>
    </AppLink>
  );
}
