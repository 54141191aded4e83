import { listPayouts, requestPayout } from '@/lib/contract/payouts';
import { handle } from '@/lib/server/http/handle';
import * as payouts from '@/lib/server/payouts/service';

export const GET = handle(listPayouts, ({ query }, ctx) => payouts.listPayouts(ctx, query));

export const POST = handle(requestPayout, ({ body, idempotencyKey }, ctx) =>
  payouts.requestPayout(ctx, body, idempotencyKey),
);
