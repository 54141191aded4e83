import type { Input } from '@/lib/contract/endpoint';
import { exploreDigitalProducts, ProductType } from '@/lib/contract/products';
import type { MarketplaceFilter } from '@/lib/shared/paths';

type Query = NonNullable<Input<typeof exploreDigitalProducts>['query']>;
type Given = Record<string, string | string[] | undefined>;

/** The filters that stand in an address; what is none of ours is passed over. */
export function readFilter(given: Given): MarketplaceFilter {
  const type = ProductType.safeParse(given.type);
  const category = exploreDigitalProducts.query.shape.categoryId.safeParse(given.category).data;
  return {
    ...(type.success ? { type: type.data } : {}),
    ...(category ? { category } : {}),
    ...(given.sort === 'newest' ? { sort: 'newest' as const } : {}),
  };
}

/** What to ask the API for; the server's first page and the browser's next ones share the key it makes. */
export function marketplaceQuery(filter: MarketplaceFilter): Query {
  const type = ProductType.safeParse(filter.type);
  return {
    sort: filter.sort ?? 'popular',
    ...(type.success ? { type: type.data } : {}),
    ...(filter.category ? { categoryId: filter.category } : {}),
  };
}
