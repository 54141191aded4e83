import { listAdminRefunds } from '@/lib/contract/operator-refunds';
import * as views from '@/lib/server/refunds/views';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listAdminRefunds, ({ query }, ctx) => views.listRefunds(ctx, query, true));
