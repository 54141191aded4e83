import { replayWebhook } from '@/lib/contract/webhooks';
import { handle } from '@/lib/server/http/handle';
import { replayEvent } from '@/lib/server/payments/console';

export const POST = handle(replayWebhook, ({ params }, ctx) => replayEvent(ctx, params.id));
