import { getTipTerms } from '@/lib/contract/tips';
import { handle } from '@/lib/server/requests/handle';
import * as tips from '@/lib/server/tips/service';

export const GET = handle(getTipTerms, ({ params }, ctx) => tips.getTerms(ctx, params.id));
