import 'server-only';
import type { Balance } from '@/lib/contract/finance';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { env } from '@/lib/server/env';
import { CURRENCY } from '@/lib/shared/currency';
import { assertEarns, MINIMUM_PAYOUT } from './member-earns';
import { countSales, findBalances, findNextRelease } from './repo';

export { earns } from './member-earns';

/** Returns a member's balances, their debt and the next money to become available: the facts that payouts depend on. */
export async function fundsOf(ctx: Ctx, ownerId: string, currency: string) {
  const [balances, next] = await Promise.all([
    findBalances(ctx.db, ownerId, currency),
    findNextRelease(ctx.db, ownerId),
  ]);
  const kinds = ['pending', 'available', 'receivable'] as const;
  const [pending = 0, available = 0, receivable = 0] = kinds.map((kind) => balances.get(kind));
  return { balances: { pending, available, receivable }, nextRelease: next ?? null };
}

/**
 * The caller's balance: the sums of their postings, as the database keeps them.
 * @throws AppError `forbidden` where nothing is earned
 */
export async function getBalance(ctx: MemberCtx): Promise<Balance> {
  await assertEarns(ctx);
  const [balances, next, salesCount] = await Promise.all([
    findBalances(ctx.db, ctx.viewer.id, CURRENCY),
    findNextRelease(ctx.db, ctx.viewer.id),
    countSales(ctx.db, ctx.viewer.id),
  ]);
  const money = (amount: number) => ({ amount, currency: CURRENCY });
  return {
    pending: money(balances.get('pending') ?? 0),
    available: money(balances.get('available') ?? 0),
    reserved: money(balances.get('reserved') ?? 0),
    debt: money(-(balances.get('receivable') ?? 0)),
    nextRelease: next ? { at: next.at.toISOString(), amount: money(next.amount) } : null,
    salesCount,
    holdDays: env().PAYOUT_HOLD_DAYS,
    minimumPayout: money(MINIMUM_PAYOUT),
  };
}
