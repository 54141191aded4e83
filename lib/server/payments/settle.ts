import 'server-only';
import { touch } from '@/lib/server/adapters/cache/port';
import { emptyCartsWrite } from '@/lib/server/cart/service';
import type { Ctx } from '@/lib/server/ctx';
import { type Write, writeTogether } from '@/lib/server/db/writes';
import { grantsWrite } from '@/lib/server/entitlements/service';
import { newId } from '@/lib/server/ids';
import { enqueue, enqueueAll } from '@/lib/server/jobs/queue';
import { type Journal, postJournals } from '@/lib/server/ledger/service';
import { sendLetter } from '@/lib/server/mail/jobs';
import { type Notice, notifyAll } from '@/lib/server/notifications/service';
import {
  grantedLines,
  grantsOf,
  type Line,
  restOf,
  type Standing,
  soldWrites,
  subjectOf,
} from '@/lib/server/orders/lines/service';
import { writeReceipts } from '@/lib/server/orders/receipts';
import { type LockedOrder, paidOrdersWrite } from '@/lib/server/orders/state';
import { MINUTE } from '@/lib/shared/time';
import { askCost } from './cost-job';
import { costJournals, withCosts } from './costs';
import { type Part, partsOf } from './parts';
import { type KeptPayment, keptPaymentsWrite, paidLinesWrite } from './repo';
import { type Hold, holdsWrite } from './repo-holds';
import { saleNotices } from './sale-notices';

const COST_AFTER_MS = 10 * MINUTE;

/** An order that is paid, and the payment that paid it; null where the order costs nothing. */
export interface Paid {
  order: LockedOrder;
  payment: KeptPayment | null;
}

/**
 * Does all that follows when orders are paid, in the caller's transaction: payments kept, orders paid, net held, access
 * granted, carts, letters, counters, notices and journals. The caller has locked orders and payments, and has checked
 * that nothing prevents the sale.
 * @param standing the state of all their lines
 * @param noted what else is written with it
 */
export async function settleOrders(
  ctx: Ctx,
  paid: readonly Paid[],
  standing: ReadonlyMap<string, Standing>,
  noted: Write | null = null,
): Promise<void> {
  const orders = withCosts(paid);
  const lines = orders.flatMap((order) => order.lines);
  const split = partsOf(ctx, orders);
  const [parts, letters] = await Promise.all([split, writeReceipts(ctx, orders, split)]);
  const lineOf = new Map(lines.map((line) => [line.id, line]));
  const grants = grantsOf(lines).map((grant) => ({ ...grant, id: newId() }));
  const holdings = grants.flatMap(({ id: entitlementId, lineId }) => {
    const line = lineOf.get(lineId);
    return line ? [{ line, entitlementId }] : [];
  });
  const bought = lines.map((line) => ({ userId: line.buyer_id, subjectId: line.subject_id }));
  await Promise.all([
    writeTogether(ctx.db, [
      noted,
      keptPaymentsWrite(
        paid.flatMap(({ payment }) => payment ?? []),
        ctx.now,
      ),
      paidOrdersWrite(
        ctx,
        orders.map(({ id }) => id),
      ),
      paidLinesWrite(lines, ctx.now),
      holdsWrite(holdsOf(parts, standing)),
      grantsWrite(ctx, grants),
      emptyCartsWrite(bought),
      ...soldWrites(ctx, lines),
    ]),
    grantedLines(ctx, holdings),
    enqueueAll(ctx, sendLetter, letters),
    ...paid.map(({ payment }) => payment?.asksCost && askCostLater(ctx, payment.id)),
    // Last come the rows that many sales at once wait for: sellers' notices and balances.
    notifyAll(ctx, [...orders.flatMap(saleNotices), ...lines.flatMap((line) => keptNotices(line, standing))]),
    postJournals(ctx, [...journalsOf(orders, parts), ...costJournals(paid)]),
  ]);
  // Lists show how often something was sold. They are rendered again within seconds anyway, so a sale does not clear
  // them.
  ctx.afterCommit(() => touch(lines.flatMap((line) => subjectOf(line).tags)));
}

// Gateways book a payment some time after they have told us.
const askCostLater = (ctx: Ctx, paymentId: string): Promise<void> =>
  enqueue(ctx, askCost, { paymentId }, { afterMs: COST_AFTER_MS });

function holdsOf(parts: readonly Part[], standing: ReadonlyMap<string, Standing>): Hold[] {
  return parts.map((part) => {
    const stands = standing.get(part.lineId);
    if (!stands) throw new Error(`nobody looked how line ${part.lineId} stands`);
    return { ...part, releaseAt: stands.holdUntil, keptFor: stands.keptFor ?? null };
  });
}

/** Tells a seller that their earnings wait for an operator, and why. */
function keptNotices({ id, seller_id: to }: Line, standing: ReadonlyMap<string, Standing>): Notice[] {
  const topic = standing.get(id)?.keptFor;
  return topic ? [{ to, kind: 'earnings_kept', topic, subject: id }] : [];
}

function journalsOf(orders: readonly LockedOrder[], parts: readonly Part[]): Journal[] {
  const byOrder = Map.groupBy(parts, ({ orderId }) => orderId);
  return orders.map(({ id: ref, currency, lines }) => {
    const earned = (byOrder.get(ref) ?? []).map(({ ownerId, amount, lineId }) => {
      return { account: { ownerId, kind: 'pending' }, amount, orderLineId: lineId };
    });
    const rest = lines.flatMap((line) => [
      { account: { ownerId: null, kind: 'clearing' }, amount: -line.amount, orderLineId: line.id },
      { account: { ownerId: null, kind: restOf(line) }, amount: line.fee_amount, orderLineId: line.id },
    ]);
    return { kind: 'sale', ref, currency, postings: [...earned, ...rest] };
  });
}
