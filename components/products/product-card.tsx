'use client';

import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { ClippedText } from '@/components/ui/clipped-text';
import { PriceTag } from '@/components/ui/price-tag';
import type { ProductCard as Product } from '@/lib/contract/products';
import { paths } from '@/lib/shared/paths';
import styles from './product-card.module.css';
import { ProductCover } from './product-cover';
import { COVER_SIZES, type GridPlace } from './product-grid';
import { ProductRating } from './product-rating';

type ProductCardProps = {
  product: Product;
  /** Heading level of the title; depends on the place of the card. */
  titleAs?: 'h2' | 'h3';
  /** Its cover is the first picture of the page, which is loaded at once. */
  priority?: boolean;
  /** The width of the grid that holds it. */
  place?: GridPlace;
};

/** Cover, type, title in two lines, creator, rating, and the price last. The whole card is a link to the product. */
export function ProductCard({ product, titleAs: Title = 'h3', priority, place = 'page' }: ProductCardProps) {
  const { t } = useTranslation('products');
  const { title, slug, owner, rating, price, priceIsFrom, owned, status, isMine } = product;
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <ProductCover
          image={product.cover}
          type={product.type}
          sizes={COVER_SIZES[place]}
          priority={priority}
        />
      </div>
      <div className={styles.body}>
        <span className={styles.chip}>{t(`type.${product.type}`)}</span>
        <Title className={styles.title}>
          <AppLink href={paths.product(product._id, slug)} className={styles.link}>
            <ClippedText lines={2}>{title}</ClippedText>
          </AppLink>
        </Title>
        <AppLink href={paths.user(owner._id)} className={styles.owner}>
          <ClippedText>{owner.name}</ClippedText>
        </AppLink>
        <div className={`row cluster spread ${styles.foot}`}>
          <ProductRating rating={rating} />
          {isMine && status !== 'published' ? (
            <span className={styles.status}>{t(`status.${status}`)}</span>
          ) : (
            <PriceTag price={price} isFrom={priceIsFrom} owned={owned} />
          )}
        </div>
      </div>
    </article>
  );
}
