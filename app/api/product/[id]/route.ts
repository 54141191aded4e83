import { deleteProduct, getProduct, updateProduct } from '@/lib/contract/products';
import { handle } from '@/lib/server/http/handle';
import * as products from '@/lib/server/products/service';

export const GET = handle(getProduct, ({ params }, ctx) => products.getProduct(ctx, params.id));

export const PATCH = handle(updateProduct, ({ params, body }, ctx) =>
  products.updateProduct(ctx, params.id, body),
);

export const DELETE = handle(deleteProduct, ({ params }, ctx) => products.deleteProduct(ctx, params.id));
