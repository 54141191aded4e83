import { closeRevenueMonth } from '@/lib/contract/revenue-share';
import { handle } from '@/lib/server/requests/handle';
import * as revenue from '@/lib/server/revenue-share/operator';

export const POST = handle(closeRevenueMonth, ({ body, idempotencyKey }, ctx) =>
  revenue.closeRevenueMonth(ctx, body.month, idempotencyKey),
);
