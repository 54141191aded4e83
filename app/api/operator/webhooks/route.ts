import { listWebhooks } from '@/lib/contract/webhooks';
import { handle } from '@/lib/server/http/handle';
import { listStoredEvents } from '@/lib/server/payments/console';

export const GET = handle(listWebhooks, ({ query }, ctx) => listStoredEvents(ctx, query));
