import { getWebhook } from '@/lib/contract/webhooks';
import { getStoredEvent } from '@/lib/server/reconciliation/console';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getWebhook, ({ params }, ctx) => getStoredEvent(ctx, params.id));
