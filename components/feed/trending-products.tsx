'use client';

import { useTranslation } from 'react-i18next';
import { ProductRow } from '@/components/products/product-row';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { exploreDigitalProducts } from '@/lib/client/endpoints.gen';
import { paths } from '@/lib/shared/paths';
import { HOME_PRODUCTS } from './home-queries';
import { SideCard } from './side-card';

/** A few products that sell well. */
export function TrendingProducts() {
  const { t } = useTranslation('posts');
  const { items } = useEndpointList(exploreDigitalProducts, HOME_PRODUCTS);
  if (items.length === 0) return null;
  return (
    <SideCard title={t('feed.products')} seeAll={paths.seeAll('products')}>
      <ul className="stack gap-4">
        {items.slice(0, HOME_PRODUCTS.query.limit).map((product) => (
          <li key={product._id}>
            <ProductRow product={product} />
          </li>
        ))}
      </ul>
    </SideCard>
  );
}
