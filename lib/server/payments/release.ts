import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { postAvailable } from '@/lib/server/ledger/available-balance';
import type { Journal } from '@/lib/server/ledger/service';
import { type DueHold, takeDueHolds, updateReleased } from './repo-holds';

const BATCH = 100;

/** Moves sales whose hold is over from pending to available, with one journal for each person's share of a line. */
export async function releaseHolds(ctx: Ctx): Promise<void> {
  while ((await releaseBatch(ctx)) === BATCH);
}

function releaseBatch(ctx: Ctx): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const due = await takeDueHolds(ctx.db, ctx.now, BATCH);
    await postAvailable(ctx, due.map(journalOf));
    if (due.length > 0) await updateReleased(ctx.db, due, ctx.now);
    return due.length;
  });
}

function journalOf({ order_line_id: orderLineId, owner_id: ownerId, amount, currency }: DueHold): Journal {
  return {
    kind: 'release',
    ref: `${orderLineId}:${ownerId}`,
    currency,
    postings: [
      { account: { ownerId, kind: 'pending' }, amount: -amount, orderLineId },
      { account: { ownerId, kind: 'available' }, amount, orderLineId },
    ],
  };
}
