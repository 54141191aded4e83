import { listAdminRefunds } from '@/lib/contract/refunds';
import { handle } from '@/lib/server/http/handle';
import * as views from '@/lib/server/refunds/views';

export const GET = handle(listAdminRefunds, ({ query }, ctx) => views.listRefunds(ctx, query, true));
