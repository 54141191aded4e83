import { exploreDigitalProducts } from '@/lib/contract/products';
import { handle } from '@/lib/server/http/handle';
import * as lists from '@/lib/server/products/lists';

export const GET = handle(exploreDigitalProducts, ({ query }, ctx) =>
  lists.exploreDigitalProducts(ctx, query),
);
