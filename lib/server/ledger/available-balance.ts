import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { lockBalances as lockRows } from './repo';
import { type Journal, postJournals } from './service';

/** A member's balances by kind of account; a receivable is what they owe, 0 or less. */
export type Balances = { pending: number; available: number; receivable: number };

/**
 * Balances of these people; nobody else changes them until the caller's transaction ends. They are always locked in the
 * order of accounts, and after orders, payments and holds.
 */
export async function lockBalances(
  ctx: Ctx,
  ownerIds: readonly string[],
  currency: string,
): Promise<Map<string, Balances>> {
  const owners = [...new Set(ownerIds)];
  const rows = owners.length > 0 ? await lockRows(ctx.db, owners, currency) : [];
  const balanceOf = (ownerId: string, kind: string) =>
    rows.find((row) => row.owner_id === ownerId && row.kind === kind)?.balance ?? 0;
  return new Map(
    owners.map((ownerId) => [
      ownerId,
      {
        pending: balanceOf(ownerId, 'pending'),
        available: balanceOf(ownerId, 'available'),
        receivable: balanceOf(ownerId, 'receivable'),
      },
    ]),
  );
}

/**
 * Posts journals that make money available to people; what they owe is repaid from it at once (kind `repay`). All money
 * that becomes available goes through here: releases, shares of the pool, payouts that came back, refunds that failed,
 * disputes that were won.
 * @returns how many of the journals were posted now
 */
export async function postAvailable(ctx: Ctx, journals: readonly Journal[]): Promise<number> {
  const currencies = Map.groupBy(journals, ({ currency }) => currency);
  let posted = 0;
  for (const [currency, own] of currencies) {
    const owners = [...new Set(own.flatMap(creditedBy))].sort();
    const before = await lockBalances(ctx, owners, currency);
    posted += await postJournals(ctx, own);
    const inDebt = owners.filter((ownerId) => (before.get(ownerId)?.receivable ?? 0) < 0);
    if (inDebt.length > 0) await repay(ctx, inDebt, currency, own);
  }
  return posted;
}

function creditedBy({ postings }: Journal): string[] {
  return postings.flatMap(({ account, amount }) =>
    account.ownerId && account.kind === 'available' && amount > 0 ? [account.ownerId] : [],
  );
}

async function repay(
  ctx: Ctx,
  owners: readonly string[],
  currency: string,
  causes: readonly Journal[],
): Promise<void> {
  const balances = await lockBalances(ctx, owners, currency);
  const journals = owners.flatMap((ownerId): Journal[] => {
    const { available, receivable } = balances.get(ownerId) ?? { available: 0, receivable: 0 };
    const amount = Math.min(available, -receivable);
    const cause = causes.findLast((journal) => creditedBy(journal).includes(ownerId));
    if (amount <= 0 || !cause) return [];
    const postings = [
      { account: { ownerId, kind: 'available' }, amount: -amount },
      { account: { ownerId, kind: 'receivable' }, amount },
    ];
    return [{ kind: 'repay', ref: `${cause.kind}:${cause.ref}:${ownerId}`, currency, postings }];
  });
  await postJournals(ctx, journals);
}
