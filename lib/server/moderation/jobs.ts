import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { endSales } from './end-sales';

/** After a post was hidden, and by the clock: refunds those who bought posts that are hidden. */
export const endSalesOfHidden = defineJob({
  name: 'endSalesOfHidden',
  payload: z.object({}),
  run: (_, ctx) => endSales(ctx),
});
