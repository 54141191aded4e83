import 'server-only';
import { touch } from '@/lib/server/adapters/cache/port';
import { emptyCartsWrite } from '@/lib/server/cart/service';
import type { Ctx } from '@/lib/server/ctx';
import { lastly } from '@/lib/server/db/tx';
import { type Write, writeTogether } from '@/lib/server/db/writes';
import { type Grant, grantsWrite, ownedAlready } from '@/lib/server/entitlements/service';
import { env } from '@/lib/server/env';
import { enqueueAll } from '@/lib/server/jobs/queue';
import { type Journal, postJournals } from '@/lib/server/ledger/service';
import { type LetterJob, sendLetter } from '@/lib/server/mail/jobs';
import { writeReceipts } from '@/lib/server/mail/receipts';
import { type Notice, notifyAll } from '@/lib/server/notifications/service';
import { type Line, type LockedOrder, paidOrdersWrite } from '@/lib/server/orders/state';
import { soldWrite } from '@/lib/server/products/cards';
import { type Part, partsOf } from './parts';
import { type KeptPayment, keptPaymentsWrite } from './repo';
import { type Hold, holdsWrite } from './repo-holds';

const DAY = 86_400_000;

/** An order that is paid, and by which payment: by none where it costs nothing. */
export interface Paid {
  order: LockedOrder;
  payment: KeptPayment | null;
}

/** What has to be known before orders are settled. */
export interface Settlement {
  /** what of them their buyers own already: nothing may be settled then */
  owned: readonly Grant[];
  parts: readonly Part[];
  letters: readonly LetterJob[];
}

/** What orders, which the caller has locked, bring whom at this moment, and the letters that tell of it. */
export async function planSettlement(ctx: Ctx, orders: readonly LockedOrder[]): Promise<Settlement> {
  const split = partsOf(ctx, orders);
  const [owned, parts, letters] = await Promise.all([
    ownedAlready(ctx, orders.flatMap(grantsOf)),
    split,
    writeReceipts(ctx, orders, split),
  ]);
  return { owned, parts, letters };
}

// What an order's buyer is to hold.
function grantsOf(order: LockedOrder): Grant[] {
  return order.lines.flatMap(({ id: lineId, product_id: productId }) =>
    productId ? [{ lineId, holderId: order.buyer_id, productId }] : [],
  );
}

/**
 * What paid orders mean, all in the caller's transaction: payments kept, orders paid, net held, access granted, carts,
 * letters, counters, notices and journals. The caller holds orders and payments locked and has looked that nothing stands
 * against them. Where it opened the transaction itself, this ends it: nothing may follow (`lastly`).
 * @param noted what else is to be written with it
 */
export async function settleOrders(
  ctx: Ctx,
  paid: readonly Paid[],
  { parts, letters }: Settlement,
  noted: Write | null = null,
): Promise<void> {
  const orders = paid.map(({ order }) => order);
  const orderIds = orders.map(({ id }) => id);
  const grants = orders.flatMap(grantsOf);
  const bought = grants.map(({ holderId: userId, productId }) => ({ userId, productId }));
  const productIds = grants.map(({ productId }) => productId);
  const sold = orders.flatMap(({ lines }) =>
    lines.flatMap(({ product_id: productId, amount }) => (productId ? [{ productId, amount }] : [])),
  );
  const payments = paid.flatMap(({ payment }) => payment ?? []);
  await lastly(ctx, () =>
    Promise.all([
      writeTogether(ctx.db, [
        noted,
        keptPaymentsWrite(payments, ctx.now),
        paidOrdersWrite(ctx, orderIds),
        holdsWrite(holdsOf(ctx, parts)),
        grantsWrite(ctx, grants),
        emptyCartsWrite(bought),
        soldWrite(ctx, sold),
      ]),
      enqueueAll(ctx, sendLetter, letters),
      // Last what many sales at once wait for each other on: sellers' notices and balances.
      notifyAll(ctx, orders.flatMap(noticesOf)),
      postJournals(ctx, journalsOf(orders, parts)),
    ]),
  );
  // Lists show how often something was sold; they are made again within seconds anyway, and not with every sale.
  ctx.afterCommit(() => touch(productIds.map((id) => `product:${id}`)));
}

function holdsOf(ctx: Ctx, parts: readonly Part[]): Hold[] {
  const releaseAt = new Date(ctx.now.getTime() + env().PAYOUT_HOLD_DAYS * DAY);
  return parts.map((part) => ({ ...part, releaseAt }));
}

function noticesOf(order: LockedOrder): Notice[] {
  const about = (line: Line | undefined) => ({ productId: line?.product_id ?? undefined, orderId: order.id });
  const bought = {
    to: order.buyer_id,
    kind: 'purchase',
    groupKey: `purchase:${order.id}`,
    ...about(order.lines[0]),
  } as const;
  const sold = order.lines.map((line) => {
    const groupKey = `sale:${line.product_id}`;
    return { to: line.seller_id, kind: 'sale', actorId: order.buyer_id, groupKey, ...about(line) } as const;
  });
  return [bought, ...sold];
}

function journalsOf(orders: readonly LockedOrder[], parts: readonly Part[]): Journal[] {
  const byOrder = Map.groupBy(parts, ({ orderId }) => orderId);
  return orders.map(({ id: ref, currency, lines }) => {
    const earned = (byOrder.get(ref) ?? []).map(({ ownerId, amount, lineId }) => {
      return { account: { ownerId, kind: 'pending' }, amount, orderLineId: lineId };
    });
    const rest = lines.flatMap((line) => [
      { account: { ownerId: null, kind: 'clearing' }, amount: -line.amount, orderLineId: line.id },
      { account: { ownerId: null, kind: 'fees' }, amount: line.fee_amount, orderLineId: line.id },
    ]);
    return { kind: 'sale', ref, currency, postings: [...earned, ...rest] };
  });
}
