import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { postJournal } from '@/lib/server/ledger/service';
import { takeDueHolds, updateReleased } from './repo';

const BATCH = 100;

/** Moves sales whose hold is over from pending to available, a journal a line. */
export async function releaseHolds(ctx: Ctx): Promise<void> {
  while ((await releaseBatch(ctx)) === BATCH);
}

function releaseBatch(ctx: Ctx): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const due = await takeDueHolds(ctx.db, ctx.now, BATCH);
    for (const hold of due) {
      const orderLineId = hold.order_line_id;
      await postJournal(ctx, {
        kind: 'release',
        ref: orderLineId,
        currency: hold.currency,
        postings: [
          { account: { ownerId: hold.owner_id, kind: 'pending' }, amount: -hold.amount, orderLineId },
          { account: { ownerId: hold.owner_id, kind: 'available' }, amount: hold.amount, orderLineId },
        ],
      });
    }
    if (due.length > 0)
      await updateReleased(
        ctx.db,
        due.map((hold) => hold.order_line_id),
        ctx.now,
      );
    return due.length;
  });
}
