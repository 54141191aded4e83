import { z } from 'zod';
import { putProductEvaluation } from '@/lib/contract/evaluations';

/** The contract's rules; only the message for missing stars is our own. */
export const EvaluationInput = putProductEvaluation.body.extend({
  rating: z.int('evaluations:needStars').min(1).max(5),
});
