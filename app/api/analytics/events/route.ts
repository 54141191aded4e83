import { postEvents } from '@/lib/contract/events';
import * as analytics from '@/lib/server/analytics/service';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(postEvents, ({ request, body }, ctx) =>
  analytics.recordEvents(ctx, request, body),
);
