import {
  createPostEvaluation,
  deletePostEvaluation,
  listPostEvaluations,
  putPostEvaluation,
} from '@/lib/contract/evaluations';
import * as evaluations from '@/lib/server/evaluations/service';
import { handle } from '@/lib/server/requests/handle';

const post = (id: string) => ({ type: 'post' as const, id });

export const GET = handle(listPostEvaluations, ({ params, query }, ctx) =>
  evaluations.listEvaluations(ctx, post(params.id), query),
);

export const PUT = handle(putPostEvaluation, ({ params, body }, ctx) =>
  evaluations.putEvaluation(ctx, post(params.id), body),
);

export const POST = handle(createPostEvaluation, ({ params, body }, ctx) =>
  evaluations.putEvaluation(ctx, post(params.id), body),
);

export const DELETE = handle(deletePostEvaluation, ({ params }, ctx) =>
  evaluations.deleteEvaluation(ctx, post(params.id)),
);
