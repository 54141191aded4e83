import { receiveWebhook } from '@/lib/contract/orders';
import * as webhooks from '@/lib/server/gateway-events/webhooks';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(receiveWebhook, ({ params, request }, ctx) =>
  webhooks.receiveWebhook(ctx, params.gateway, request),
);
