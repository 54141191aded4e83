import { listProductEvaluations, putProductEvaluation } from '@/lib/contract/products';
import * as evaluations from '@/lib/server/products/evaluations';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listProductEvaluations, ({ params, query }, ctx) =>
  evaluations.listEvaluations(ctx, params.id, query),
);

export const PUT = handle(putProductEvaluation, ({ params, body }, ctx) =>
  evaluations.putEvaluation(ctx, params.id, body),
);
