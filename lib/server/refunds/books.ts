import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { type Balances, lockBalances, postAvailable } from '@/lib/server/ledger/available';
import { reversedBetween, type SoldLine } from '@/lib/server/ledger/mirror';
import type { Posting } from '@/lib/server/ledger/service';
import type { Line, LockedOrder } from '@/lib/server/orders/state';
import { changeHolds, type Held, lockHolds } from '@/lib/server/payments/holds';

/** Kinds of journals for money that goes back, and for money that comes again. */
export type ReversalKind = 'refund' | 'refund_failed' | 'dispute' | 'dispute_won';

/** The total that has gone back for a line, before and after a change, in minor units. */
export interface Change {
  lineId: string;
  before: number;
  after: number;
}

/**
 * Posts that money went back to the buyer, or came again: the split of the sale, the other way round. A part is taken
 * from the hold as long as there is one, then from what is available; what is missing becomes a debt. The caller holds
 * the order locked.
 * @returns the part that is now a debt
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
  const held: { lineId: string; ownerId: string; amount: number }[] = [];
  const postings = changes.flatMap((change) => {
    const line = order.lines.find(({ id }) => id === change.lineId);
    if (!line) throw new Error(`no line ${change.lineId} in order ${order.id}`);
    const own = holds.filter((hold) => hold.order_line_id === line.id);
    const { fee, parts } = reversedBetween(soldLine(line, own), change.before, change.after);
    const taken = parts.flatMap(({ ownerId, amount }): Posting[] => {
      const isHeld = own.find((hold) => hold.owner_id === ownerId)?.released_at === null;
      if (isHeld && amount !== 0) held.push({ lineId: line.id, ownerId, amount: -amount });
      return takeFrom(ownerId, amount, isHeld, balances.get(ownerId));
    });
    const house = [
      { account: { ownerId: null, kind: 'clearing' }, amount: change.after - change.before },
      { account: { ownerId: null, kind: 'fees' }, amount: -fee },
    ];
    return [...taken, ...house].map((posting) => ({ ...posting, orderLineId: line.id }));
  });
  await changeHolds(ctx, held);
  await postAvailable(ctx, [{ kind, ref, currency: order.currency, postings }]);
  const owed = postings.filter(({ account }) => account.kind === 'receivable');
  return owed.reduce((sum, { amount }) => sum - amount, 0);
}

function soldLine(line: Line, holds: readonly Held[]): SoldLine {
  const isSeller = (hold: Held) => Number(hold.owner_id === line.seller_id);
  const parts = holds
    .toSorted((one, other) => isSeller(one) - isSeller(other))
    .map((hold) => ({ ownerId: hold.owner_id, amount: hold.earned }));
  return { amount: line.amount, fee: line.fee_amount, parts };
}

function takeFrom(
  ownerId: string,
  amount: number,
  isHeld: boolean,
  balances: Balances | undefined,
): Posting[] {
  if (isHeld) return [{ account: { ownerId, kind: 'pending' }, amount: -amount }];
  const available = Math.min(Math.max(amount, 0), balances?.available ?? 0);
  if (balances) balances.available -= available;
  // Money that comes again becomes available, and so repays what is owed.
  if (amount < 0) return [{ account: { ownerId, kind: 'available' }, amount: -amount }];
  return [
    { account: { ownerId, kind: 'available' }, amount: -available },
    { account: { ownerId, kind: 'receivable' }, amount: available - amount },
  ];
}
