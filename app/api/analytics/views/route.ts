import { postView } from '@/lib/contract/views';
import { handle } from '@/lib/server/requests/handle';
import * as views from '@/lib/server/views/service';

export const POST = handle(postView, ({ request, body }, ctx) => views.recordView(ctx, request, body));
