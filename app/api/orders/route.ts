import { createOrder } from '@/lib/contract/orders';
import * as checkout from '@/lib/server/checkout/service';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(createOrder, ({ body, idempotencyKey }, ctx) =>
  checkout.createOrder(ctx, body, idempotencyKey),
);
