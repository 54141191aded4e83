import { listWebhooks } from '@/lib/contract/webhooks';
import { listStoredEvents } from '@/lib/server/reconciliation/console';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listWebhooks, ({ query }, ctx) => listStoredEvents(ctx, query));
