import 'server-only';
import type { MethodType } from '@/lib/contract/payouts';
import type { Ctx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { MINIMUM_PAYOUT } from '@/lib/server/finance/member-earns';
import { lockBalances } from '@/lib/server/ledger/available-balance';
import { bookRequested } from './books';
import { openMethod, sealDetails } from './details';
import { type LiveMethod, liveMethods } from './live-methods';
import { methodInUse, payable, payoutRefusal } from './policy';
import { findOpenPayout, insertPayout, takeNumber } from './repo';
import { standingOf } from './standing';

export interface Asked {
  id: string;
  userId: string;
  currency: string;
  /** minor units; `all` takes everything available */
  amount: number | 'all';
  /** the month of a payout that a job makes; there is one in each month */
  month?: string;
}

/**
 * Opens a payout in the caller's transaction. All conditions are checked while nobody else can change them. The locks
 * are taken in the one order used for all money: account, methods, payout, balances.
 * @returns the amount
 * @throws AppError `payout_barred`, `payout_cooling`, `payout_method_missing`, `payout_open`, `payout_too_small`,
 *   `balance_insufficient`
 */
export async function openPayout(
  ctx: Ctx,
  asked: Asked,
): Promise<{ amount: number; by: MethodType; lastFour: string | null }> {
  const { id, userId, currency, month } = asked;
  const refusal = payoutRefusal(await standingOf(ctx, userId, { hold: true }));
  if (refusal) throw new AppError(refusal);
  const method = methodInUse(await liveMethods(ctx, userId, { hold: true }), ctx.now);
  if (!method) throw new AppError('payout_method_missing');
  // Numbers are given out one after the other, so from here on nobody else opens a payout.
  const number = await takeNumber(ctx.db, 'statement');
  if (await findOpenPayout(ctx.db, userId)) throw new AppError('payout_open');
  const balances = (await lockBalances(ctx, [userId], currency)).get(userId);
  const most = payable(balances ?? { available: 0, receivable: 0 });
  const amount = asked.amount === 'all' ? most : asked.amount;
  assertAmount(amount, most);
  const isNew = await insertPayout(ctx.db, {
    id,
    number,
    amount,
    currency,
    user_id: userId,
    origin: month ? 'monthly' : 'request',
    month: month ?? null,
    ...whereTo(method, id),
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  if (!isNew) throw new AppError('payout_open');
  const by = method.type as MethodType;
  await bookRequested(ctx, { id, userId, amount, currency, by });
  return { amount, by, lastFour: method.last_four };
}

// A copy for the payout: later changes of its method do not change where it goes.
function whereTo(method: LiveMethod, payoutId: string) {
  const to = { method_id: method.id, method_type: method.type };
  if (method.type === 'connected-account') return { ...to, account_ref: method.account_ref };
  return {
    ...to,
    method_snapshot: sealDetails(openMethod(method), `payouts:${payoutId}`),
    method_last_four: method.last_four,
    method_country: method.country,
  };
}

function assertAmount(amount: number, most: number): void {
  if (amount < MINIMUM_PAYOUT)
    throw new AppError('payout_too_small', { fields: { amount: 'validation:payoutSmall' } });
  if (amount > most)
    throw new AppError('balance_insufficient', { fields: { amount: 'validation:payoutLarge' } });
}
