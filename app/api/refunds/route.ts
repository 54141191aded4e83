import { listOwnRefunds } from '@/lib/contract/refunds';
import * as views from '@/lib/server/refunds/views';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listOwnRefunds, ({ query }, ctx) => views.listOwnRefunds(ctx, query));
