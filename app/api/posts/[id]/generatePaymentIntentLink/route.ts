import { generatePaymentIntentLink } from '@/lib/contract/post-payments';
import { buyPost } from '@/lib/server/checkout/posts';
import { tipPost } from '@/lib/server/checkout/tips';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(generatePaymentIntentLink, ({ params, body, idempotencyKey }, ctx) => {
  const { kind, ...asked } = body;
  return 'word' in asked
    ? tipPost(ctx, params.id, asked, idempotencyKey)
    : buyPost(ctx, params.id, asked, idempotencyKey);
});
