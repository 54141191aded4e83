import { retryPayment } from '@/lib/contract/orders';
import * as checkout from '@/lib/server/checkout/service';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(retryPayment, ({ params, query, idempotencyKey }, ctx) =>
  checkout.retryPayment(ctx, params.id, idempotencyKey, query.gateway),
);
