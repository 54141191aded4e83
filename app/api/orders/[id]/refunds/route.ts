import { getOrderRefunds, requestRefund } from '@/lib/contract/refunds';
import * as request from '@/lib/server/refunds/request';
import * as views from '@/lib/server/refunds/views';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getOrderRefunds, ({ params }, ctx) => views.getOrderRefunds(ctx, params.id));

export const POST = handle(requestRefund, ({ params, body, idempotencyKey }, ctx) =>
  request.requestRefund(ctx, params.id, body, idempotencyKey),
);
