import { replayWebhook } from '@/lib/contract/webhooks';
import { replayEvent } from '@/lib/server/reconciliation/console';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(replayWebhook, ({ params }, ctx) => replayEvent(ctx, params.id));
