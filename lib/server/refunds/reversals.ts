import 'server-only';
import { touch } from '@/lib/server/adapters/cache/port';
import type { Ctx } from '@/lib/server/ctx';
import { type Access, changeAccess } from '@/lib/server/entitlements/access';
import { log } from '@/lib/server/log';
import {
  type Change as AccessChange,
  announceAccess,
  lockLines,
  subjectOf,
} from '@/lib/server/orders/lines/service';
import { type LockedOrder, updateRefundStatus } from '@/lib/server/orders/state';
import type { Change } from './books';
import { notifyLineLost } from './notices';
import { hasOpenDispute, listReversals, type Reversal } from './repo';

/** The amount of a line that has gone back in all, or is on its way back. */
const totalOf = ({ succeeded, granted, open, lost }: Reversal) => succeeded + granted + open + lost;

/** How much of each line has gone back, by its id. The caller holds the order locked. */
async function reversalsOf(ctx: Ctx, orderId: string): Promise<Map<string, Reversal>> {
  const rows = await listReversals(ctx.db, orderId);
  return new Map(rows.map((row) => [row.line_id, row]));
}

/**
 * Returns how the totals of lines change by what the caller has just stored or deleted.
 * @param lines the amount by which each total grew; negative where money came again
 */
export async function changesBy(
  ctx: Ctx,
  orderId: string,
  lines: readonly { lineId: string; amount: number }[],
): Promise<Change[]> {
  const reversals = await reversalsOf(ctx, orderId);
  return lines.map(({ lineId, amount }) => {
    const reversal = reversals.get(lineId);
    if (!reversal) throw new Error(`no line ${lineId} in order ${orderId}`);
    const after = totalOf(reversal);
    return { lineId, before: after - amount, after };
  });
}

/** The amount of each line that could still go back, in the lines' order. */
export async function leftOf(ctx: Ctx, order: LockedOrder): Promise<{ lineId: string; amount: number }[]> {
  const reversals = await reversalsOf(ctx, order.id);
  return order.lines.map((line) => {
    const reversal = reversals.get(line.id);
    return { lineId: line.id, amount: line.amount - (reversal ? totalOf(reversal) : 0) };
  });
}

/** Spreads an amount that belongs to no particular line over what is left of them, one line after the other. */
export function spreadOver(left: readonly { lineId: string; amount: number }[], amount: number) {
  let rest = amount;
  return left.flatMap((line) => {
    const part = Math.min(rest, line.amount);
    rest -= part;
    return part > 0 ? [{ lineId: line.lineId, amount: part }] : [];
  });
}

/**
 * Sets access, counters and the order's state by what has gone back. A line that is refunded wholly is revoked, and
 * suspended while the refund is on its way; the same for a cancelled line. While a dispute is open, everything else in
 * its order is suspended. Nothing else decides it, so it does not matter what happened first. The caller holds the
 * order locked, and has moved no money of it yet: products are locked before balances are, as in every sale.
 */
export async function updateAfterReversals(ctx: Ctx, order: LockedOrder): Promise<void> {
  if (!['paid', 'partly_refunded', 'refunded'].includes(order.status)) return;
  await lockLines(ctx, order.lines);
  const [reversals, isDisputed] = await Promise.all([
    reversalsOf(ctx, order.id),
    hasOpenDispute(ctx.db, order.id),
  ]);
  const access = order.lines.flatMap((line) => {
    const reversal = reversals.get(line.id);
    return reversal && (line.amount > 0 || reversal.is_ended)
      ? [{ lineId: line.id, status: accessTo(line.amount, reversal, isDisputed) }]
      : [];
  });
  const changes = (await changeAccess(ctx, access)).flatMap((change) => {
    const line = order.lines.find(({ id }) => id === change.lineId);
    return line ? [{ ...change, line }] : [];
  });
  await updateRefundStatus(ctx, order.id, stateOf(order, reversals));
  if (changes.length === 0) return;
  const lost = await announceAccess(ctx, changes);
  const gone = changes.filter(({ entitlementId }) => lost.has(entitlementId));
  if (gone.length > 0) await keepSuspended(ctx, order, gone);
  const tags = changes.flatMap(({ line }) => subjectOf(line).tags);
  ctx.afterCommit(() => touch([...tags, 'lists']));
}

/** A right that cannot come back stays suspended, and an operator has to settle it with the buyer. The books go on. */
async function keepSuspended(
  ctx: Ctx,
  order: LockedOrder,
  gone: readonly (AccessChange & { lineId: string })[],
): Promise<void> {
  await changeAccess(
    ctx,
    gone.map(({ lineId }) => ({ lineId, status: 'suspended' })),
  );
  log.error({ orderId: order.id, lines: gone.map(({ lineId }) => lineId) }, 'what came back was given away');
  await notifyLineLost(ctx, order.id);
}

function accessTo(amount: number, reversal: Reversal, isDisputed: boolean): Access {
  if (reversal.is_ended) return 'revoked';
  if (reversal.succeeded + reversal.lost >= amount) return 'revoked';
  return isDisputed || totalOf(reversal) >= amount ? 'suspended' : 'active';
}

function stateOf(order: LockedOrder, reversals: ReadonlyMap<string, Reversal>) {
  const back = [...reversals.values()].reduce(
    (sum, { succeeded, granted, lost }) => sum + succeeded + granted + lost,
    0,
  );
  if (back === 0) return 'paid';
  return back >= order.total_amount ? 'refunded' : 'partly_refunded';
}
