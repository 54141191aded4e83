import { replayWebhooks } from '@/lib/contract/webhooks';
import { replayKind } from '@/lib/server/reconciliation/console';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(replayWebhooks, ({ body }, ctx) => replayKind(ctx, body));
