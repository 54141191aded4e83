import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { enqueueAll } from '@/lib/server/jobs/queue';
import { monthlyPayees, payMonthly } from './service';

const AT_ONCE = 500;

/** One creator's payout of the month. Run twice, it makes one payout. */
export const payCreator = defineJob({
  name: 'payCreator',
  payload: z.object({ userId: z.uuid() }),
  run: async ({ userId }, ctx) => {
    await payMonthly(ctx, userId);
  },
});

/** On the first of each month: pays the members who chose monthly payouts. */
export const payAllMonthly = defineJob({
  name: 'payAllMonthly',
  payload: z.object({}),
  run: async (_, ctx) => {
    for (let after: string | null = null; ; ) {
      const ids: string[] = await monthlyPayees(ctx, after, AT_ONCE);
      await enqueueAll(
        ctx,
        payCreator,
        ids.map((userId) => ({ userId })),
      );
      if (ids.length < AT_ONCE) return;
      after = ids.at(-1) ?? null;
    }
  },
});
