import { deleteEvaluationVote, putEvaluationVote } from '@/lib/contract/evaluations';
import { putVote, takeBackVote } from '@/lib/server/evaluations/talk';
import { handle } from '@/lib/server/requests/handle';

export const PUT = handle(putEvaluationVote, ({ params, body }, ctx) =>
  putVote(ctx, params.id, body.helpful),
);

export const DELETE = handle(deleteEvaluationVote, ({ params }, ctx) => takeBackVote(ctx, params.id));
