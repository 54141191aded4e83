import {
  deleteProductEvaluation,
  listProductEvaluations,
  putProductEvaluation,
} from '@/lib/contract/evaluations';
import * as evaluations from '@/lib/server/evaluations/service';
import { handle } from '@/lib/server/requests/handle';

const product = (id: string) => ({ type: 'product' as const, id });

export const GET = handle(listProductEvaluations, ({ params, query }, ctx) =>
  evaluations.listEvaluations(ctx, product(params.id), query),
);

export const PUT = handle(putProductEvaluation, ({ params, body }, ctx) =>
  evaluations.putEvaluation(ctx, product(params.id), body),
);

export const DELETE = handle(deleteProductEvaluation, ({ params }, ctx) =>
  evaluations.deleteEvaluation(ctx, product(params.id)),
);
