'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ProductCard } from '@/components/products/product-card';
import { ProductCardSkeleton } from '@/components/products/product-card-skeleton';
import { ProductGrid } from '@/components/products/product-grid';
import { LoadError } from '@/components/session/load-error';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { SkeletonGroup } from '@/components/ui/skeleton';
import { useMarketplace } from '@/hooks/products/use-marketplace';
import { type MarketplaceFilter, paths } from '@/lib/shared/paths';
import { MarketplaceFilters } from './marketplace-filters';
import { marketplaceQuery } from './marketplace-query';

const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8];

type MarketplaceProps = { filter: MarketplaceFilter };

/** All products on the market, filtered by the address. */
export function Marketplace({ filter }: MarketplaceProps) {
  const { t } = useTranslation('products');
  const products = useMarketplace(marketplaceQuery(filter));
  return (
    <>
      <MarketplaceFilters filter={filter} />
      {products.isPending ? (
        <SkeletonGroup>
          <ProductGrid>
            {SKELETONS.map((card) => (
              <li key={card}>
                <ProductCardSkeleton />
              </li>
            ))}
          </ProductGrid>
        </SkeletonGroup>
      ) : null}
      {products.isError && products.items.length === 0 ? (
        <LoadError title={t('market.failed')} query={products} />
      ) : null}
      {products.first && products.items.length === 0 ? (
        <EmptyView
          drawing="products"
          title={t('market.empty')}
          subtitle={t('market.emptyHint')}
          action={
            <Button href={paths.marketplace()} variant="outlined">
              {t('market.clear')}
            </Button>
          }
        />
      ) : null}
      <ProductGrid>
        {products.items.map((product, index) => (
          <li key={product._id}>
            <ProductCard product={product} titleAs="h2" priority={index === 0} />
          </li>
        ))}
      </ProductGrid>
      <LoadMore list={products} isPaged />
    </>
  );
}
