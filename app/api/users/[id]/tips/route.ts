import { createTip } from '@/lib/contract/post-payments';
import { listTipWords } from '@/lib/contract/tips';
import { tipAuthor } from '@/lib/server/checkout/tips';
import { handle } from '@/lib/server/requests/handle';
import * as tips from '@/lib/server/tips/service';

export const GET = handle(listTipWords, ({ params, query }, ctx) => tips.listWords(ctx, params.id, query));

export const POST = handle(createTip, ({ params, body, idempotencyKey }, ctx) =>
  tipAuthor(ctx, params.id, body, idempotencyKey),
);
