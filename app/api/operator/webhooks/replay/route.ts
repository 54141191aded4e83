import { replayWebhooks } from '@/lib/contract/webhooks';
import { handle } from '@/lib/server/http/handle';
import { replayKind } from '@/lib/server/payments/console';

export const POST = handle(replayWebhooks, ({ body }, ctx) => replayKind(ctx, body));
