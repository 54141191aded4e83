'use client';

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { LoadMore } from '@/components/ui/load-more';
import { SkeletonGroup } from '@/components/ui/skeleton';
import type { ProductSource } from '@/hooks/products/product-source';
import { useProducts } from '@/hooks/products/use-products';
import { ProductCard } from './product-card';
import { ProductCardSkeleton } from './product-card-skeleton';
import { type GridPlace, ProductGrid } from './product-grid';

type ProductListProps = {
  source: ProductSource;
  empty: ReactNode;
  place?: GridPlace;
  /** For pages that can begin at `?cursor=`. */
  isPaged?: boolean;
  /** The first picture of the page is another one. */
  isBelowPicture?: boolean;
};

const BONES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Product cards in a grid that loads more while the reader scrolls. */
export function ProductList({
  source,
  empty,
  place,
  isPaged = false,
  isBelowPicture = false,
}: ProductListProps) {
  const { t } = useTranslation('products');
  const list = useProducts(source);
  if (list.isPending) {
    return (
      <SkeletonGroup>
        <ProductGrid>
          {BONES.map((key) => (
            <li key={key}>
              <ProductCardSkeleton />
            </li>
          ))}
        </ProductGrid>
      </SkeletonGroup>
    );
  }
  if (list.isError && list.items.length === 0) {
    return <LoadError title={t('market.failed')} query={list} />;
  }
  if (list.items.length === 0) return empty;
  return (
    <>
      <ProductGrid>
        {list.items.map((product, index) => (
          <li key={product._id}>
            <ProductCard
              product={product}
              titleAs="h2"
              priority={index === 0 && !isBelowPicture}
              place={place}
            />
          </li>
        ))}
      </ProductGrid>
      <LoadMore list={list} isPaged={isPaged} />
    </>
  );
}
