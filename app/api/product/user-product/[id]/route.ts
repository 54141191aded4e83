import { listUserProducts } from '@/lib/contract/products';
import { handle } from '@/lib/server/http/handle';
import * as lists from '@/lib/server/products/lists';

export const GET = handle(listUserProducts, ({ params, query }, ctx) =>
  lists.listUserProducts(ctx, params.id, query),
);
