import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { operatorIds } from '@/lib/server/members/operators';
import { notifyAll } from '@/lib/server/notifications/service';
import { DAY, HOUR } from '@/lib/shared/time';
import type { RefusalFacts } from './letters';
import { countRefusals, findLastAlarm, insertAlarm, lockAlarms } from './repo-alarms';

const WEEK_HOURS = 7 * 24;
const LEAST = 30;
const TIMES_USUAL = 10;
/** One spike is reported once, however long it goes on. */
const QUIET_MS = DAY;

/**
 * Notifies every operator when at least 30 cards were refused within an hour, and ten times as many as in a usual hour
 * of the week before.
 */
export async function reportSpike(ctx: Ctx): Promise<void> {
  const hourAgo = new Date(ctx.now.getTime() - HOUR);
  const weekAgo = new Date(hourAgo.getTime() - WEEK_HOURS * HOUR);
  await inTransaction(ctx, async (ctx) => {
    await lockAlarms(ctx.db);
    const last = await findLastAlarm(ctx.db);
    if (last && ctx.now.getTime() - last.getTime() < QUIET_MS) return;
    const { refusals, members, before } = await countRefusals(ctx.db, { weekAgo, hourAgo });
    if (refusals < LEAST || refusals * WEEK_HOURS < before * TIMES_USUAL) return;
    await insertAlarm(ctx.db, refusals, ctx.now);
    const facts: RefusalFacts = { refusals, members };
    const operators = await operatorIds(ctx);
    await notifyAll(
      ctx,
      operators.map((to) => ({ to, kind: 'cards_refused', facts })),
    );
  });
}
