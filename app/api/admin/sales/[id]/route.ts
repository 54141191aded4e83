import { getAdminSale } from '@/lib/contract/refunds';
import { handle } from '@/lib/server/http/handle';
import * as views from '@/lib/server/refunds/views';

export const GET = handle(getAdminSale, ({ params }, ctx) => views.getSale(ctx, params.id, true));
