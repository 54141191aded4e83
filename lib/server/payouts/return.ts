import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type { returnPayout as ReturnPayout } from '@/lib/contract/operator-payouts';
import type { MemberCtx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { bookReturned } from './books';
import { notifyMethodChange, notifyPayout } from './notices';
import { abilities, audit, close } from './operator';
import { forBooks, forPayee } from './payout-parts';
import { updateReturned } from './repo';
import { updateHeld, updateJudged } from './repo-methods';

/**
 * Notes that the bank has sent a transferred payout back, days later. Exactly what it took is available again, and
 * nothing is paid to that account until its owner has confirmed it or given another.
 * @throws AppError `not_found`, `conflict` unless it is transferred, `second_operator_needed` for the operator who
 *   noted that a large one was sent, `forbidden` for one's own
 */
export function returnPayout(
  ctx: MemberCtx,
  id: string,
  { reason, note }: Parsed<typeof ReturnPayout>['body'],
  key: string,
): Promise<{ done: true }> {
  return close(ctx, id, key, { endpoint: 'returnPayout', reason, note }, async (ctx, payout) => {
    const can = await abilities(ctx, payout);
    if (payout.status !== 'transferred' || payout.method_type !== 'wire-transfer')
      throw new AppError('conflict');
    if (!can.canReturn) throw new AppError('second_operator_needed');
    await updateReturned(ctx.db, id, { failure: reason, note, by: ctx.viewer.id, now: ctx.now });
    const { method_last_four: lastFour } = payout;
    if (payout.method_id && reason === 'account_rejected') {
      await updateJudged(ctx.db, payout.method_id, 'rejected');
      await notifyMethodChange(ctx, payout.user_id, 'methodRejected', { lastFour });
    } else if (payout.method_id) await updateHeld(ctx.db, payout.method_id, ctx.now);
    // The ledger comes last: its rows are the ones that everybody else waits for.
    await bookReturned(ctx, forBooks(payout));
    await audit(ctx, 'payout.returned', payout, { reason });
    const { reference } = payout;
    const news = { ...forPayee(payout), failure: reason, note, ...(reference ? { reference } : {}) };
    await notifyPayout(ctx, payout.user_id, 'returned', news);
  });
}
