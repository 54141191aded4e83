import { deleteEvaluationReply, putEvaluationReply } from '@/lib/contract/evaluations';
import { deleteReply, putReply } from '@/lib/server/evaluations/talk';
import { handle } from '@/lib/server/requests/handle';

export const PUT = handle(putEvaluationReply, ({ params, body }, ctx) => putReply(ctx, params.id, body.text));

export const DELETE = handle(deleteEvaluationReply, ({ params }, ctx) => deleteReply(ctx, params.id));
