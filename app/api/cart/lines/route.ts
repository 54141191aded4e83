import { addCartLine } from '@/lib/contract/cart';
import * as cart from '@/lib/server/cart/service';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(addCartLine, ({ body }, ctx) =>
  cart.addCartLine(
    ctx,
    'postId' in body
      ? { kind: 'post', subjectId: body.postId }
      : { kind: 'product', subjectId: body.productId },
  ),
);
