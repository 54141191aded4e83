import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { notifyOfBookings } from './notices';
import { takeDue } from './repo-reminders';

const BATCH = 100;

/** Reminds both sides of bookings a day and an hour before they begin. */
export async function remindOfBookings(ctx: Ctx): Promise<void> {
  while ((await remindBatch(ctx)) === BATCH);
}

function remindBatch(ctx: Ctx): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const due = await takeDue(ctx.db, ctx.now, BATCH);
    const idsOf = (hours: 1 | 24) => due.filter(({ reminded }) => reminded === hours).map(({ id }) => id);
    await notifyOfBookings(ctx, idsOf(24), 'tomorrow');
    await notifyOfBookings(ctx, idsOf(1), 'soon');
    return due.length;
  });
}
