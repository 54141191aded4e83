import { createProduct } from '@/lib/contract/products';
import { handle } from '@/lib/server/http/handle';
import * as making from '@/lib/server/making/service';

export const POST = handle(createProduct, ({ body }, ctx) => making.createProduct(ctx, body));
