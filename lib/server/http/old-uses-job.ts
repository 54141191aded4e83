import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { DAY } from '@/lib/shared/time';
import { deleteOldAnswers, deleteOldUses } from './repo';

/** Rate-limit windows older than a day are of no use; answers to idempotency keys are stored for 30 days. */
export const forgetOldUses = defineJob({
  name: 'forgetOldUses',
  payload: z.object({}),
  async run(_, ctx) {
    const daysAgo = (days: number) => new Date(ctx.now.getTime() - days * DAY);
    await deleteOldUses(ctx.db, daysAgo(1));
    await deleteOldAnswers(ctx.db, daysAgo(30));
  },
});
