import { getAdminSale } from '@/lib/contract/operator-refunds';
import * as views from '@/lib/server/refunds/views';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getAdminSale, ({ params }, ctx) => views.getSale(ctx, params.id, true));
