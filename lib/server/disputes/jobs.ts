import 'server-only';
import { z } from 'zod';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { removeBytes } from '@/lib/server/files/jobs';
import { defineJob } from '@/lib/server/jobs/define-job';
import { enqueue } from '@/lib/server/jobs/queue';
import { DAY } from '@/lib/shared/time';
import { deleteOldAnswers } from './repo-answers';

const BATCH = 100;
/** Retention of answers after the bank's decision: a bank may reopen a case. */
const KEPT_MS = 180 * DAY;

/** By the clock: deletes what sellers answered about disputes that were decided long ago. */
export const forgetDisputeAnswers = defineJob({
  name: 'forgetDisputeAnswers',
  payload: z.object({}),
  async run(_, ctx) {
    while ((await forgetSome(ctx)) === BATCH);
  },
});

function forgetSome(ctx: Ctx): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const before = new Date(ctx.now.getTime() - KEPT_MS);
    const { count, keys } = await deleteOldAnswers(ctx.db, before, BATCH);
    if (keys.length > 0) await enqueue(ctx, removeBytes, { keys });
    return count;
  });
}
