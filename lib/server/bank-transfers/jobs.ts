import 'server-only';
import { z } from 'zod';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { removeBytes } from '@/lib/server/files/jobs';
import { defineJob } from '@/lib/server/jobs/define-job';
import { enqueue, enqueueAll } from '@/lib/server/jobs/queue';
import { sendLetter } from '@/lib/server/mail/jobs';
import { DAY } from '@/lib/shared/time';
import { writeTransferLetters } from './letters';
import { takeExpired, takeRemovable, takeToRemind } from './repo';

const BATCH = 100;
/** How long a rejected receipt is kept: somebody may still ask why it was rejected. */
const REJECTED_KEPT_MS = 30 * DAY;

/** By the clock: reminds buyers whose time for a transfer ends soon, and tells them when it has ended. */
export const remindAndExpireTransfers = defineJob({
  name: 'mindTransfers',
  payload: z.object({}),
  async run(_, ctx) {
    while ((await remind(ctx)) === BATCH);
    while ((await expire(ctx)) === BATCH);
  },
});

function remind(ctx: Ctx): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const before = new Date(ctx.now.getTime() + DAY);
    const taken = await takeToRemind(ctx.db, { now: ctx.now, before, limit: BATCH });
    await enqueueAll(ctx, sendLetter, await writeTransferLetters(ctx, 'reminder', taken));
    return taken.length;
  });
}

function expire(ctx: Ctx): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const taken = await takeExpired(ctx.db, ctx.now, BATCH);
    const unpaid = taken.filter(({ is_unpaid }) => is_unpaid);
    await enqueueAll(ctx, sendLetter, await writeTransferLetters(ctx, 'expired', unpaid));
    return taken.length;
  });
}

/** By the clock: deletes rejected receipts of orders that were never paid; that there were some stays known. */
export const forgetReceipts = defineJob({
  name: 'forgetReceipts',
  payload: z.object({}),
  async run(_, ctx) {
    while ((await forgetSome(ctx)) === BATCH);
  },
});

function forgetSome(ctx: Ctx): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const before = new Date(ctx.now.getTime() - REJECTED_KEPT_MS);
    const keys = await takeRemovable(ctx.db, { now: ctx.now, before, limit: BATCH });
    if (keys.length > 0) await enqueue(ctx, removeBytes, { keys });
    return keys.length;
  });
}
