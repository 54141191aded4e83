import { z } from 'zod';
import { CURRENCY } from '@/lib/shared/currency';

/** USD minor units: free, or from 1 to 10,000 dollars. */
const PRICE_MIN = 100;
const PRICE_MAX = 1_000_000;

/** The price of a product. */
export const Price = z
  .object({ amount: z.int('validation:price'), currency: z.literal(CURRENCY) })
  .refine(({ amount }) => amount === 0 || (amount >= PRICE_MIN && amount <= PRICE_MAX), {
    path: ['amount'],
    message: 'validation:price',
  });
