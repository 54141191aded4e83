import { listPayouts, requestPayout } from '@/lib/contract/payouts';
import * as payouts from '@/lib/server/payouts/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listPayouts, ({ query }, ctx) => payouts.listPayouts(ctx, query));

export const POST = handle(requestPayout, ({ body, idempotencyKey }, ctx) =>
  payouts.requestPayout(ctx, body, idempotencyKey),
);
