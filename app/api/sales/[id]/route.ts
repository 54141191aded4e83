import { getSale } from '@/lib/contract/refunds';
import { handle } from '@/lib/server/http/handle';
import * as views from '@/lib/server/refunds/views';

export const GET = handle(getSale, ({ params }, ctx) => views.getSale(ctx, params.id, false));
