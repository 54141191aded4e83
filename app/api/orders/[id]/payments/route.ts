import { retryPayment } from '@/lib/contract/orders';
import { handle } from '@/lib/server/http/handle';
import * as checkout from '@/lib/server/orders/checkout';

export const POST = handle(retryPayment, ({ params, query, idempotencyKey }, ctx) =>
  checkout.retryPayment(ctx, params.id, idempotencyKey, query.gateway),
);
