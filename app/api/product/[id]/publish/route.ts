import { publishProduct } from '@/lib/contract/products';
import { handle } from '@/lib/server/http/handle';
import * as products from '@/lib/server/products/service';

export const POST = handle(publishProduct, ({ params, body }, ctx) =>
  products.publishProduct(ctx, params.id, body.published),
);
