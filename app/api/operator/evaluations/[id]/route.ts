import { moderateEvaluation } from '@/lib/contract/evaluations';
import { moderate } from '@/lib/server/evaluations/moderation';
import { handle } from '@/lib/server/requests/handle';

export const PUT = handle(moderateEvaluation, ({ params, body }, ctx) => moderate(ctx, params.id, body));
