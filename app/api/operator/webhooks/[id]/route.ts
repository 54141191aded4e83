import { getWebhook } from '@/lib/contract/webhooks';
import { handle } from '@/lib/server/http/handle';
import { getStoredEvent } from '@/lib/server/payments/console';

export const GET = handle(getWebhook, ({ params }, ctx) => getStoredEvent(ctx, params.id));
