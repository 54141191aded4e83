import { publishProduct } from '@/lib/contract/products';
import { handle } from '@/lib/server/http/handle';
import * as making from '@/lib/server/making/service';

export const POST = handle(publishProduct, ({ params, body }, ctx) =>
  making.publishProduct(ctx, params.id, body.published),
);
