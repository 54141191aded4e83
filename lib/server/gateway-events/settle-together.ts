import 'server-only';
import { keptBy } from '@/lib/server/adapters/payments/choose';
import type { GatewayEvent } from '@/lib/server/adapters/payments/port';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction, waitForLocksAtMost } from '@/lib/server/db/tx';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { standingOf } from '@/lib/server/orders/lines/service';
import { lockFreeOrders } from '@/lib/server/orders/state';
import { lockFreePayments } from '@/lib/server/payments/service';
import { type Paid, settleOrders } from '@/lib/server/payments/settle';
import { isAsAsked, isLate, isPayable, isTooLate, mayBePaid, takesMoney } from '@/lib/server/payments/states';
import { GroupQueue } from './group-queue';
import { eventsWrite, type StoredEvent } from './repo-events';

interface Success {
  ctx: Ctx;
  event: GatewayEvent;
  stored: StoredEvent;
}

const LIMITS = { most: 32, heldUpMs: 100, runs: 4, patienceMs: 3_000 };
/** Orders with more lines than this in all are not settled as a group: everybody else would wait for it. */
const MOST_LINES = 500;
/**
 * How long a group waits for rows that others hold (less than PostgreSQL waits before it looks for deadlocks). After
 * that each payment goes alone.
 */
const LOCK_PATIENCE = '500ms';
// unique_violation: an event arrived before; lock_not_available: somebody holds a row that the whole group needs
const EXPECTED = new Set(['23505', '55P03']);

// One queue for each gateway.
const queues = new Map<string, GroupQueue<Success>>();

// How many payments this process settled in groups (a group of one counts), and how many had to go alone.
const settled = { together: 0, alone: 0 };

/**
 * Settles a successful payment and stores its event, in one transaction with the payments that arrived during the run
 * before; see lib/decisions/031. Only plain payments go this way: the order awaits its money, the amount is the one
 * asked for, and nobody else holds the order at this moment. `SETTLE_TOGETHER=0` switches it off.
 * @returns false where it has to be handled by itself; then nothing of it was written
 */
export async function settleTogether(ctx: Ctx, event: GatewayEvent, stored: StoredEvent): Promise<boolean> {
  if (!env().SETTLE_TOGETHER) return false;
  const { id, source } = stored;
  const queue = queues.get(source) ?? new GroupQueue<Success>((group) => settleOrLog(source, group), LIMITS);
  queues.set(source, queue);
  const isSettled = await queue.add({ ctx, event, stored });
  settled[isSettled ? 'together' : 'alone']++;
  if (!isSettled) log.info({ event: id, source, ...settled }, 'a payment goes alone');
  return isSettled;
}

async function settleOrLog(gateway: string, group: readonly Success[]): Promise<Set<Success>> {
  try {
    return await settleGroup(gateway, group);
  } catch (error) {
    const level = EXPECTED.has((error as { code?: string }).code ?? '') ? 'info' : 'warn';
    log[level]({ err: error, events: group.map(({ stored }) => stored.id) }, 'payments go one by one');
    return new Set();
  }
}

async function settleGroup(gateway: string, group: readonly Success[]): Promise<Set<Success>> {
  const [first] = group;
  if (!first) return new Set();
  // The first one's context counts for all, with the latest time: nothing is settled before it was ordered.
  const now = new Date(Math.max(...group.map(({ ctx }) => ctx.now.getTime())));
  return inTransaction({ ...first.ctx, now }, async (ctx) => {
    const plain = await lockPlain(ctx, gateway, group);
    if (plain.length === 0) return new Set();
    const standing = await standingOf(
      ctx,
      plain.flatMap(({ order }) => order.lines),
    );
    // A payment whose order cannot take it any more is handled alone, and paid back; the others are settled.
    const good = plain.filter(({ order, late }) => takesMoney(order, standing, late));
    if (good.length === 0) return new Set();
    const successes = good.map(({ success }) => success);
    const events = successes.map(({ stored }) => stored);
    await settleOrders(ctx, good, standing, eventsWrite(events));
    return new Set(successes);
  });
}

type Plain = Paid & { success: Success; late: boolean };

/** The plain payments of a group, each of a different buyer, locked with their orders until the transaction ends. */
async function lockPlain(ctx: Ctx, gateway: string, group: readonly Success[]): Promise<Plain[]> {
  const gatewayRefs = [...new Set(group.map(({ event }) => event.gatewayRef))];
  const [, orders, payments] = await Promise.all([
    waitForLocksAtMost(ctx, LOCK_PATIENCE),
    lockFreeOrders(ctx, { gateway, gatewayRefs }),
    lockFreePayments(ctx.db, { gateway, gatewayRefs }),
  ]);
  const paymentOf = new Map(payments.map((payment) => [payment.gateway_ref, payment]));
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const plainBuyers = new Set<string>();
  let lines = 0;
  return group.flatMap((success) => {
    const { event } = success;
    const payment = paymentOf.get(event.gatewayRef);
    const order = orderOf.get(payment?.order_id ?? '');
    if (!payment || !order || plainBuyers.has(order.buyer_id)) return [];
    const isPlain = mayBePaid(order) && isPayable(payment) && isAsAsked(payment, event);
    const late = isLate(order, payment, ctx.now);
    const isTaken = isPlain && !(late && isTooLate(order, payment, ctx.now));
    if (!isTaken || (lines > 0 && lines + order.lines.length > MOST_LINES)) return [];
    lines += order.lines.length;
    plainBuyers.add(order.buyer_id);
    const kept = { id: payment.id, alias: event.alias, ...keptBy(gateway, event) };
    return [{ success, order, late, payment: kept }];
  });
}
