import { PRODUCT_TYPES } from '@/lib/contract/choices';
import type { Input } from '@/lib/contract/endpoint';
import { CATEGORY_ID } from '@/lib/contract/limits';
import type { exploreDigitalProducts, ProductType } from '@/lib/contract/products';
import type { MarketplaceFilter } from '@/lib/shared/paths';

type Query = NonNullable<Input<typeof exploreDigitalProducts>['query']>;
type Given = Record<string, string | string[] | undefined>;

/** The filters in an address; unknown values are ignored. */
export function readFilter({ type, category, sort }: Given): MarketplaceFilter {
  const known = knownType(type);
  return {
    ...(known ? { type: known } : {}),
    ...(typeof category === 'string' && CATEGORY_ID.test(category) ? { category } : {}),
    ...(sort === 'newest' ? { sort: 'newest' as const } : {}),
  };
}

/** The query for the API. The server's first page and the browser's next pages share its key. */
export function marketplaceQuery(filter: MarketplaceFilter): Query {
  const type = knownType(filter.type);
  return {
    sort: filter.sort ?? 'popular',
    ...(type ? { type } : {}),
    ...(filter.category ? { categoryId: filter.category } : {}),
  };
}

const knownType = (given: unknown): ProductType | undefined => PRODUCT_TYPES.find((type) => type === given);
