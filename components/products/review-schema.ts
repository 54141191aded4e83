import { z } from 'zod';
import { putProductEvaluation } from '@/lib/contract/products';

/** The contract's rules; only the message for missing stars is our own. */
export const Review = putProductEvaluation.body.extend({
  rating: z.int('products:reviews.needStars').min(1).max(5),
});
