import { z } from 'zod';
import { putProductEvaluation } from '@/lib/contract/products';

/** The contract's own rules; only that stars are missing is said in its own words. */
export const Review = putProductEvaluation.body.extend({
  rating: z.int('products:reviews.needStars').min(1).max(5),
});
