import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { type Balances, lockBalances, postAvailable } from '@/lib/server/ledger/available-balance';
import { reversedBetween, type SoldLine } from '@/lib/server/ledger/mirror';
import type { Posting } from '@/lib/server/ledger/service';
import { restOf } from '@/lib/server/orders/lines/service';
import type { Line, LockedOrder } from '@/lib/server/orders/state';
import { changeHolds, type Held, lockHolds } from '@/lib/server/payments/holds';

/** Kinds of journals: the first of each pair is for money that goes back to the buyer, the second for its return. */
export type ReversalKind = 'refund' | 'refund_failed' | 'dispute' | 'dispute_won';

/** How much of a line has gone back to the buyer in all, before and after this change, in minor units. */
export interface Change {
  lineId: string;
  before: number;
  after: number;
}

/**
 * Posts that money went back to the buyer, or that it returned: the split of the sale, the other way round. What a
 * person gives back is taken from what is still on hold for them. After the hold it is taken from their available
 * money, and what is missing becomes their debt. The caller has locked the order.
 * @returns the debts that this adds, in minor units
 */
export async function bookReversal(
  ctx: Ctx,
  {
    kind,
    ref,
    order,
    changes,
  }: { kind: ReversalKind; ref: string; order: LockedOrder; changes: readonly Change[] },
): Promise<number> {
  const holds = await lockHolds(
    ctx,
    changes.map(({ lineId }) => lineId),
  );
  const owners = holds.map((hold) => hold.owner_id);
  const balances = await lockBalances(ctx, owners, order.currency);
  const heldChanges: { lineId: string; ownerId: string; amount: number }[] = [];
  const postings = changes.flatMap((change) => {
    const line = order.lines.find(({ id }) => id === change.lineId);
    if (!line) throw new Error(`no line ${change.lineId} in order ${order.id}`);
    const lineHolds = holds.filter((hold) => hold.order_line_id === line.id);
    const { fee, parts } = reversedBetween(soldLine(line, lineHolds), change.before, change.after);
    const taken = parts.flatMap(({ ownerId, amount }): Posting[] => {
      const isHeld = lineHolds.find((hold) => hold.owner_id === ownerId)?.released_at === null;
      if (isHeld && amount !== 0) heldChanges.push({ lineId: line.id, ownerId, amount: -amount });
      return takeBack(ownerId, amount, isHeld, balances.get(ownerId));
    });
    const house = [
      { account: { ownerId: null, kind: 'clearing' }, amount: change.after - change.before },
      { account: { ownerId: null, kind: restOf(line) }, amount: -fee },
    ];
    return [...taken, ...house].map((posting) => ({ ...posting, orderLineId: line.id }));
  });
  await changeHolds(ctx, heldChanges);
  await postAvailable(ctx, [{ kind, ref, currency: order.currency, postings }]);
  const debts = postings.filter(({ account }) => account.kind === 'receivable');
  return debts.reduce((sum, { amount }) => sum - amount, 0);
}

/** The line as it was split at the sale, the seller's part last. */
function soldLine(line: Line, holds: readonly Held[]): SoldLine {
  const isOfSeller = (hold: Held) => hold.owner_id === line.seller_id;
  const inOrder = [...holds.filter((hold) => !isOfSeller(hold)), ...holds.filter(isOfSeller)];
  const parts = inOrder.map((hold) => ({ ownerId: hold.owner_id, amount: hold.earned }));
  return { amount: line.amount, fee: line.fee_amount, parts };
}

/**
 * Takes an amount back from a member, or gives it to them where it is negative. It takes it from `balances` as well, so
 * that the next line of the order finds less.
 */
function takeBack(
  ownerId: string,
  amount: number,
  isHeld: boolean,
  balances: Balances | undefined,
): Posting[] {
  if (isHeld) return [{ account: { ownerId, kind: 'pending' }, amount: -amount }];
  // What they get is available at once; `postAvailable` repays their debts from it.
  if (amount < 0) return [{ account: { ownerId, kind: 'available' }, amount: -amount }];
  const available = Math.min(amount, balances?.available ?? 0);
  if (balances) balances.available -= available;
  return [
    { account: { ownerId, kind: 'available' }, amount: -available },
    { account: { ownerId, kind: 'receivable' }, amount: available - amount },
  ];
}
