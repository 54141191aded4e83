import { createOrder } from '@/lib/contract/orders';
import { handle } from '@/lib/server/http/handle';
import * as checkout from '@/lib/server/orders/checkout';

export const POST = handle(createOrder, ({ body, idempotencyKey }, ctx) =>
  checkout.createOrder(ctx, body, idempotencyKey),
);
