import { listOwnRefunds } from '@/lib/contract/refunds';
import { handle } from '@/lib/server/http/handle';
import * as views from '@/lib/server/refunds/views';

export const GET = handle(listOwnRefunds, ({ query }, ctx) => views.listOwnRefunds(ctx, query));
