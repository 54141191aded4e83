'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ProductCard } from '@/components/products/product-card';
import { ProductCardSkeleton } from '@/components/products/product-card-skeleton';
import { ProductGrid } from '@/components/products/product-grid';
import { ListView } from '@/components/session/query-view';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { SkeletonGroup } from '@/components/ui/skeleton';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { exploreDigitalProducts } from '@/lib/client/endpoints.gen';
import { type MarketplaceFilter, paths } from '@/lib/shared/paths';
import { MarketplaceFilters } from './marketplace-filters';
import { marketplaceQuery } from './marketplace-query';

const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8];

type MarketplaceProps = { filter: MarketplaceFilter };

/** All products on the market, filtered by the address. */
export function Marketplace({ filter }: MarketplaceProps) {
  const { t } = useTranslation('products');
  const products = useEndpointList(exploreDigitalProducts, { query: marketplaceQuery(filter) });
  return (
    <>
      <MarketplaceFilters filter={filter} />
      <ListView
        list={products}
        failed={t('market.failed')}
        skeleton={
          <SkeletonGroup>
            <ProductGrid>
              {SKELETONS.map((card) => (
                <li key={card}>
                  <ProductCardSkeleton />
                </li>
              ))}
            </ProductGrid>
          </SkeletonGroup>
        }
        empty={
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
        }
      >
        {(cards) => (
          <ProductGrid>
            {cards.map((product, index) => (
              <li key={product._id}>
                <ProductCard product={product} titleAs="h2" priority={index === 0} />
              </li>
            ))}
          </ProductGrid>
        )}
      </ListView>
      <LoadMore list={products} isPaged />
    </>
  );
}
