import { publishProduct } from '@/lib/contract/products';
import * as making from '@/lib/server/making/service';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(publishProduct, ({ params, body }, ctx) =>
  making.publishProduct(ctx, params.id, body.published),
);
