import { COURSE_LENGTHS, PRODUCT_SORTS, PRODUCT_TYPES, SOUGHT_LEVELS } from '@/lib/contract/choices';
import type { Input } from '@/lib/contract/endpoint';
import { kindNameOf } from '@/lib/contract/kinds/types';
import { CATEGORY_ID } from '@/lib/contract/limits';
import type { exploreDigitalProducts, ProductType } from '@/lib/contract/products';
import type { MarketplaceFilter } from '@/lib/shared/paths';

type Query = NonNullable<Input<typeof exploreDigitalProducts>['query']>;
type Given = Record<string, string | string[] | undefined>;

/** The filters in an address; unknown values are ignored. */
export function readFilter({ type, category, sort, level, length }: Given): MarketplaceFilter {
  const known = {
    type: knownType(type),
    sort: PRODUCT_SORTS.find((one) => one === sort && one !== 'popular'),
  };
  return {
    ...(known.type ? { type: known.type } : {}),
    ...(typeof category === 'string' && CATEGORY_ID.test(category) ? { category } : {}),
    ...(known.sort ? { sort: known.sort } : {}),
    ...(known.type && isOfCourses(known.type) ? soughtOf({ level, length }) : {}),
  };
}

/** The query for the API. The server's first page and the browser's next pages share its key. */
export function marketplaceQuery(filter: MarketplaceFilter): Query {
  const type = knownType(filter.type);
  return {
    sort: filter.sort ?? 'popular',
    ...(type ? { type } : {}),
    ...(filter.category ? { categoryId: filter.category } : {}),
    ...soughtOf(filter),
  };
}

/** Only courses have a level and a length. */
export const isOfCourses = (type: string | undefined): boolean =>
  type !== undefined && kindNameOf(type) === 'courses';

function soughtOf(given: Given): Pick<Query, 'level' | 'length'> {
  const level = SOUGHT_LEVELS.find((one) => one === given.level);
  const length = COURSE_LENGTHS.find((one) => one === given.length);
  return { ...(level && { level }), ...(length && { length }) };
}

const knownType = (given: unknown): ProductType | undefined => PRODUCT_TYPES.find((type) => type === given);
