import { listUserProducts } from '@/lib/contract/products';
import * as lists from '@/lib/server/products/lists';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listUserProducts, ({ params, query }, ctx) =>
  lists.listUserProducts(ctx, params.id, query),
);
