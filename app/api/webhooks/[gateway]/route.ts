import { receiveWebhook } from '@/lib/contract/orders';
import { handle } from '@/lib/server/http/handle';
import * as webhooks from '@/lib/server/payments/webhooks';

export const POST = handle(receiveWebhook, ({ params, request }, ctx) =>
  webhooks.receiveWebhook(ctx, params.gateway, request),
);
