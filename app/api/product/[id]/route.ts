import { deleteProduct, getProduct, updateProduct } from '@/lib/contract/products';
import * as making from '@/lib/server/making/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getProduct, ({ params }, ctx) => making.getProduct(ctx, params.id));

export const PATCH = handle(updateProduct, ({ params, body }, ctx) =>
  making.updateProduct(ctx, params.id, body),
);

export const DELETE = handle(deleteProduct, ({ params }, ctx) => making.deleteProduct(ctx, params.id));
