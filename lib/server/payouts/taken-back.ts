import 'server-only';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { log } from '@/lib/server/log';
import { bookReturned } from './books';
import { notifyPayout } from './notices';
import { abilities, audit, close } from './operator';
import { forBooks, forPayee, unrestored } from './payout-parts';
import { updateReturned } from './repo';
import { updateHeld } from './repo-methods';
import type { HeldPayout } from './repo-operator';
import { updateRestored, updateTakenBack } from './repo-send';

/**
 * Notes, in the caller's transaction, that the provider has taken back a part or all of a transferred payout, which is
 * locked. If all of it: the payout came back, as from a bank. If a part: an operator looks at it, and gives it to the
 * payee.
 * @param amount all that was taken back so far
 */
export async function recordTakenBack(ctx: Ctx, payout: HeldPayout, amount: number): Promise<void> {
  const { id, user_id, method_id, restored_amount: restored } = payout;
  // The same news again, or news that came too late.
  if (payout.status !== 'transferred' || amount <= payout.reversed_amount) return;
  await updateTakenBack(ctx.db, id, Math.min(amount, payout.amount), ctx.now);
  if (amount < payout.amount) {
    log.warn({ payoutId: id, amount }, 'the payment provider has taken a part of a payout back');
    return;
  }
  await updateRestored(ctx.db, id, ctx.now);
  await updateReturned(ctx.db, id, { failure: 'reversed', note: '', by: null, now: ctx.now });
  if (method_id) await updateHeld(ctx.db, method_id, ctx.now);
  const rest = payout.amount - restored;
  if (rest > 0) await bookReturned(ctx, { ...forBooks(payout), amount: rest });
  const { reference } = payout;
  const news = {
    ...forPayee(payout),
    amount: rest,
    failure: 'reversed',
    ...(reference ? { reference } : {}),
  };
  await notifyPayout(ctx, user_id, 'returned', news);
}

/**
 * Gives the payee the part of a payout that the provider took back.
 * @throws AppError `not_found`, `conflict` where there is no such part, `forbidden` for one's own
 */
export function restorePayout(ctx: MemberCtx, id: string, key: string): Promise<{ done: true }> {
  return close(ctx, id, key, { endpoint: 'restorePayout' }, async (ctx, payout) => {
    if (!(await abilities(ctx, payout)).canRestore) throw new AppError('conflict');
    const amount = unrestored(payout);
    await updateRestored(ctx.db, id, ctx.now);
    // The ledger comes last: its rows are the ones that everybody else waits for.
    await bookReturned(ctx, { ...forBooks(payout), amount }, payout.reversed_amount);
    await audit(ctx, 'payout.restored', { ...payout, amount }, {});
    await notifyPayout(ctx, payout.user_id, 'restored', { ...forPayee(payout), amount });
  });
}
