import 'server-only';
import type { requestDeletion as RequestDeletion } from '@/lib/contract/deletion';
import type { Parsed } from '@/lib/contract/endpoint';
import { assertOwner } from '@/lib/server/auth/assert-owner';
import { endSessionsOf } from '@/lib/server/auth/service';
import { endTokens } from '@/lib/server/codes/tokens';
import { enqueueRecount } from '@/lib/server/comments/counts';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { enqueue } from '@/lib/server/jobs/queue';
import { holdSeatsAhead } from '@/lib/server/kinds/assessments/seats';
import { holdBookingsAhead } from '@/lib/server/kinds/bookings/hosts';
import { lockBalances } from '@/lib/server/ledger/available-balance';
import { sendLetter } from '@/lib/server/mail/jobs';
import { DELETION_DAYS, deletionDate } from '@/lib/server/users/deletion-date';
import { ownIdentity } from '@/lib/server/users/identity';
import { touchPagesOf } from '@/lib/server/users/pages';
import { getContacts, getMe } from '@/lib/server/users/service';
import { CURRENCY } from '@/lib/shared/currency';
import { formatMoney } from '@/lib/shared/money-format';
import { paths } from '@/lib/shared/paths';
import { accountLetter, mayBeWritten } from './letters';
import { countTrade, findOwed, hasOpenPayout, markLeaving, markStaying } from './repo-deletion';

/** Returns the consequences of deleting the caller's account. */
export async function getDeletion(ctx: MemberCtx) {
  const { id } = ctx.viewer;
  const [me, balances, payoutOpen, trade] = await Promise.all([
    getMe(ctx),
    findOwed(ctx.db, id),
    hasOpenPayout(ctx.db, id),
    countTrade(ctx.db, id),
  ]);
  return {
    deletesAt: me.deletesAt,
    balances,
    payoutOpen,
    purchasesCount: trade.purchases,
    salesCount: trade.sales,
  };
}

/**
 * Hides the caller's account at once and has it deleted 14 days later. It is signed out everywhere; signing in again is
 * how its owner takes it back.
 * @throws AppError `invalid` for another handle, `password_wrong`, `sign_in_again`, `payout_open`, `rate_limited`,
 *   `bookings_ahead` while time with them is booked, `balance_left` where something is theirs that they have not been
 *   shown
 */
export async function requestDeletion(
  ctx: MemberCtx,
  { handle, password, balances }: Parsed<typeof RequestDeletion>['body'],
): Promise<{ deletesAt: string }> {
  const me = await getMe(ctx);
  if (handle.trim().replace(/^@/, '').toLowerCase() !== me.handle) {
    throw new AppError('invalid', { fields: { handle: 'account:deletion.handleWrong' } });
  }
  await assertOwner(ctx, await ownIdentity(ctx), password);
  return inTransaction(ctx, async (ctx) => {
    const { id } = ctx.viewer;
    const since = found(await markLeaving(ctx.db, id, ctx.now));
    // Money on its way to a bank would arrive at an account that is gone, or come back to one. Looked at after the
    // mark: who asks for a payout holds the account, and has either asked before this or finds it leaving.
    if (await hasOpenPayout(ctx.db, id)) throw new AppError('payout_open');
    // Whoever booked them would wait for nobody, and have paid for it. Held: a booking that is paid meanwhile is seen,
    // or is refused.
    if ((await holdSeatsAhead(ctx, id)) > 0) throw new AppError('bookings_ahead');
    if ((await holdBookingsAhead(ctx, id)) > 0) throw new AppError('bookings_ahead');
    // Held: a sale that is settled meanwhile is seen, or waits.
    await lockBalances(ctx, [id], CURRENCY);
    if (!isAsSeen(await findOwed(ctx.db, id), balances)) throw new AppError('balance_left');
    const at = deletionDate(since);
    await enqueueRecount(ctx, id);
    await endSessionsOf(ctx, id);
    await endTokens(ctx, id);
    await writeLetter(ctx, id, 'deletionRequested', { at, path: paths.login() });
    await touchPagesOf(ctx, id);
    return { deletesAt: at.toISOString() };
  });
}

type Owed = { currency: string; amount: number };

/** Whether somebody has seen all that is theirs. */
function isAsSeen(owed: readonly Owed[], seen: readonly Owed[]): boolean {
  return owed.every(({ currency, amount }) =>
    seen.some((money) => money.currency === currency && money.amount === amount),
  );
}

/** Takes the deletion back; an account that stays has nothing to take back. */
export async function undoDeletion(ctx: MemberCtx): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    const { id } = ctx.viewer;
    if (await markStaying(ctx.db, id, ctx.now)) {
      await enqueueRecount(ctx, id);
      await writeLetter(ctx, id, 'deletionUndone', { at: ctx.now, path: paths.settings() });
      await touchPagesOf(ctx, id);
    }
    return { done: true };
  });
}

async function writeLetter(
  ctx: Ctx,
  userId: string,
  kind: 'deletionRequested' | 'deletionUndone',
  said: { at: Date; path: string },
): Promise<void> {
  const [contacts, owed] = await Promise.all([getContacts(ctx, [userId]), findOwed(ctx.db, userId)]);
  const contact = contacts.get(userId);
  if (!(await mayBeWritten(ctx, userId, contact))) return;
  const rows =
    kind === 'deletionRequested' && contact
      ? owed.map((money) => ({ key: 'balance', value: formatMoney(money, contact.intl) }))
      : [];
  for (const letter of accountLetter(contact, kind, { ...said, rows, values: { days: DELETION_DAYS } }))
    await enqueue(ctx, sendLetter, letter);
}
