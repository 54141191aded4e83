import { getSale } from '@/lib/contract/refunds';
import * as views from '@/lib/server/refunds/views';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getSale, ({ params }, ctx) => views.getSale(ctx, params.id, false));
