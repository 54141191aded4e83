import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { notifyOfSeats } from './notices';
import { takeInvited } from './repo-assessments';
import { takeDue } from './repo-seats';

const BATCH = 100;

/** Reminds those who have seats a day and an hour before the date begins, and invites them to the quiz after it. */
export async function remindOfDates(ctx: Ctx): Promise<void> {
  while ((await remindBatch(ctx)) === BATCH);
  while ((await inviteBatch(ctx)) === BATCH);
}

function inviteBatch(ctx: Ctx): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const seats = await takeInvited(ctx.db, ctx.now, BATCH);
    await notifyOfSeats(ctx, seats, 'assessment');
    return seats.length;
  });
}

function remindBatch(ctx: Ctx): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const due = await takeDue(ctx.db, ctx.now, BATCH);
    const idsOf = (hours: 1 | 24) => due.filter(({ reminded }) => reminded === hours).map(({ id }) => id);
    await notifyOfSeats(ctx, idsOf(24), 'tomorrow');
    await notifyOfSeats(ctx, idsOf(1), 'soon');
    return due.length;
  });
}
