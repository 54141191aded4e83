'use client';

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListView } from '@/components/session/query-view';
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
  const skeleton = (
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
  return (
    <ListView list={list} failed={t('market.failed')} skeleton={skeleton} empty={empty}>
      {(products) => (
        <>
          <ProductGrid>
            {products.map((product, index) => (
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
      )}
    </ListView>
  );
}
