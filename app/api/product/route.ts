import { createProduct } from '@/lib/contract/products';
import * as making from '@/lib/server/making/service';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(createProduct, ({ body }, ctx) => making.createProduct(ctx, body));
