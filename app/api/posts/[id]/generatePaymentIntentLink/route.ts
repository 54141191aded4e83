import { generatePaymentIntentLink } from '@/lib/contract/post-payments';
import { buyPost } from '@/lib/server/checkout/posts';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(generatePaymentIntentLink, ({ params, body, idempotencyKey }, ctx) =>
  buyPost(ctx, params.id, body, idempotencyKey),
);
