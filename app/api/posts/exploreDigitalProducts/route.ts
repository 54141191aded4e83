import { exploreDigitalProducts } from '@/lib/contract/products';
import * as lists from '@/lib/server/products/lists';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(exploreDigitalProducts, ({ query }, ctx) =>
  lists.exploreDigitalProducts(ctx, query),
);
