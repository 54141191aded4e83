import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type { PageQuery } from '@/lib/contract/fields';
import type {
  PayoutOptions,
  putPayoutSchedule,
  requestPayout as RequestPayout,
} from '@/lib/contract/payouts';
import { assertOwner } from '@/lib/server/auth/assert-owner';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { assertEarns, MINIMUM_PAYOUT } from '@/lib/server/finance/member-earns';
import { fundsOf } from '@/lib/server/finance/service';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { onceForKey } from '@/lib/server/http/idempotency';
import { newId } from '@/lib/server/ids';
import { ownIdentity } from '@/lib/server/users/identity';
import { CURRENCY } from '@/lib/shared/currency';
import { bookFailed } from './books';
import { openMethod } from './details';
import { type LiveMethod, liveMethods } from './live-methods';
import { notifyPayout } from './notices';
import { openPayout } from './open';
import { forBooks } from './payout-parts';
import { methodInUse, monthOf, nextMonthly, payable, unpaidReasons } from './policy';
import { presentPayout } from './present';
import {
  findOpenPayout,
  findOwnPayout,
  findSchedule,
  listMonthly,
  listOwnPayouts,
  updateClosed,
  upsertSchedule,
} from './repo';
import { standingOf } from './standing';

/**
 * Returns the amount that the caller can have paid out now, and why not the rest.
 * @throws AppError `forbidden` where nothing is earned
 */
export async function getPayoutOptions(ctx: MemberCtx): Promise<PayoutOptions> {
  await assertEarns(ctx);
  const me = ctx.viewer.id;
  const [standing, funds, methods, open, chosen] = await Promise.all([
    standingOf(ctx, me),
    fundsOf(ctx, me, CURRENCY),
    liveMethods(ctx, me),
    findOpenPayout(ctx.db, me),
    findSchedule(ctx.db, me),
  ]);
  const schedule = chosen === 'monthly' ? 'monthly' : 'on_request';
  const method = methodInUse(methods, ctx.now);
  const reasons = unpaidReasons({
    standing,
    methods,
    currency: CURRENCY,
    minimum: MINIMUM_PAYOUT,
    now: ctx.now,
    balances: funds.balances,
    nextRelease: funds.nextRelease,
    openPayout: open ?? null,
  });
  const money = (amount: number) => ({ amount, currency: CURRENCY });
  return {
    payable: money(payable(funds.balances)),
    minimum: money(MINIMUM_PAYOUT),
    method: method && presentInUse(method),
    mayRequest: !reasons.some(({ blocks }) => blocks),
    reasons,
    schedule,
    nextMonthlyAt: schedule === 'monthly' ? nextMonthly(ctx.now).toISOString() : null,
  };
}

function presentInUse(method: LiveMethod): PayoutOptions['method'] {
  const { id: _id, type, last_four } = method;
  if (type === 'connected-account') return { type, _id };
  return {
    type: 'wire-transfer',
    _id,
    bankName: openMethod(method).bankName,
    lastFour: last_four ?? '',
  };
}

/** The caller's payouts, newest first. @throws as `getPayoutOptions` */
export async function listPayouts(ctx: MemberCtx, page: PageQuery) {
  await assertEarns(ctx);
  const rows = await listOwnPayouts(ctx.db, ctx.viewer.id, decodeIdCursor(page.cursor), page.limit);
  const { rows: kept, nextCursor } = toPage(rows, page.limit, (row) => [row.id]);
  return { data: kept.map(presentPayout), nextCursor };
}

/**
 * Requests a payout of the caller's money to their method in use.
 * @param key the same key gets the first payout again
 * @throws AppError `password_wrong`, `sign_in_again`, `rate_limited`, `forbidden`, and as `openPayout`
 */
export async function requestPayout(
  ctx: MemberCtx,
  { amount, currency, password }: Parsed<typeof RequestPayout>['body'],
  key: string,
): Promise<{ _id: string }> {
  await assertEarns(ctx);
  await assertOwner(ctx, await ownIdentity(ctx), password);
  const userId = ctx.viewer.id;
  const id = newId(ctx.now);
  const request = { endpoint: 'requestPayout', amount, currency };
  return onceForKey(ctx, { key, request, answer: { _id: id } }, async (ctx) => {
    const opened = await openPayout(ctx, { id, userId, amount, currency });
    await notifyPayout(ctx, userId, 'requested', { ...opened, id, amount, currency });
  });
}

/**
 * Cancels a payout of the caller that nobody has begun.
 * @throws AppError `not_found`, `conflict` once it is begun or over
 */
export function cancelPayout(ctx: MemberCtx, id: string, key: string): Promise<{ done: true }> {
  const request = { endpoint: 'cancelPayout', id };
  return onceForKey(ctx, { key, request, answer: { done: true } }, async (ctx) => {
    const me = ctx.viewer.id;
    const payout = found(await findOwnPayout(ctx.db, me, id, { hold: true }));
    if (payout.status !== 'pending') throw new AppError('conflict');
    await updateClosed(ctx.db, id, { status: 'failed', failure: 'cancelled', by: me, now: ctx.now });
    await bookFailed(ctx, forBooks(payout));
  });
}

/** Chooses when the caller is paid. @throws AppError `password_wrong`, `sign_in_again`, `rate_limited`, `forbidden` */
export async function putSchedule(
  ctx: MemberCtx,
  { schedule, password }: Parsed<typeof putPayoutSchedule>['body'],
) {
  await assertEarns(ctx);
  await assertOwner(ctx, await ownIdentity(ctx), password);
  await upsertSchedule(ctx.db, ctx.viewer.id, schedule, ctx.now);
  return { schedule };
}

/** The members who get a payout for this month, a page at a time. */
export function monthlyPayees(ctx: Ctx, after: string | null, limit: number): Promise<string[]> {
  return listMonthly(ctx.db, MINIMUM_PAYOUT, after, limit);
}

// With these reasons the job has not failed: the creator sees the reason, and the money waits for the next month.
const NOT_NOW = new Set<string>([
  'payout_barred',
  'payout_cooling',
  'payout_method_missing',
  'payout_open',
  'payout_too_small',
  'balance_insufficient',
]);

/** Makes a member's payout for this month, of everything available. @returns whether there was one to make */
export async function payMonthly(ctx: Ctx, userId: string): Promise<boolean> {
  const id = newId(ctx.now);
  try {
    return await inTransaction(ctx, async (ctx) => {
      if ((await findSchedule(ctx.db, userId)) !== 'monthly') return false;
      const asked = { id, userId, amount: 'all', currency: CURRENCY, month: monthOf(ctx.now) } as const;
      const opened = await openPayout(ctx, asked);
      await notifyPayout(ctx, userId, 'requested', { ...opened, id, currency: CURRENCY });
      return true;
    });
  } catch (error) {
    if (error instanceof AppError && NOT_NOW.has(error.code)) return false;
    throw error;
  }
}
