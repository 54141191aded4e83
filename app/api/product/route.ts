import { createProduct } from '@/lib/contract/products';
import { handle } from '@/lib/server/http/handle';
import * as products from '@/lib/server/products/service';

export const POST = handle(createProduct, ({ body }, ctx) => products.createProduct(ctx, body));
