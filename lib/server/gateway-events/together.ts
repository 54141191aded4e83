import 'server-only';
import type { GatewayEvent } from '@/lib/server/adapters/payments/port';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction, waitForLocksAtMost } from '@/lib/server/db/tx';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { standingOf } from '@/lib/server/orders/lines/service';
import { lockFreeOrders } from '@/lib/server/orders/state';
import { lockFreePayments } from '@/lib/server/payments/service';
import { type Paid, settleOrders } from '@/lib/server/payments/settle';
import { isAsAsked, isPayable, mayBePaid, takesMoney } from '@/lib/server/payments/states';
import { GroupQueue } from './group-queue';
import { eventsWrite, type StoredEvent } from './repo-events';

interface Success {
  ctx: Ctx;
  event: GatewayEvent;
  stored: StoredEvent;
}

const LIMITS = { most: 32, heldUpMs: 100, runs: 4, patienceMs: 3_000 };
/** Orders that have more lines together than that are not settled together: everybody else would wait for it. */
const MOST_LINES = 500;
/** So long a group waits for what others hold (and less than PostgreSQL looks for deadlocks); then each goes alone. */
const LOCK_PATIENCE = '500ms';
// unique_violation: an event was told before; lock_not_available: somebody holds what all of them need
const EXPECTED = new Set(['23505', '55P03']);

// Of each gateway.
const queues = new Map<string, GroupQueue<Success>>();

// How many payments this process settled in groups, a group of one too, and how many had to go alone.
const settled = { together: 0, alone: 0 };

/**
 * Settles a payment that succeeded in one transaction with those that came while the one before ran, and keeps its
 * event; see lib/decisions/031. Only what is plain goes so: an order that awaits its money, paid as was asked for, held
 * by nobody else at this moment. `SETTLE_TOGETHER=0` switches it off.
 * @returns false where it has to be looked at by itself; then nothing of it was written
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
  // The first one's context counts for all, at the time of the last: nothing is settled before it was ordered.
  const now = new Date(Math.max(...group.map(({ ctx }) => ctx.now.getTime())));
  return inTransaction({ ...first.ctx, now }, async (ctx) => {
    const plain = await lockPlain(ctx, gateway, group);
    if (plain.length === 0) return new Set();
    const standing = await standingOf(
      ctx,
      plain.flatMap(({ order }) => order.lines),
    );
    // Who lost what they ordered is looked at alone, and paid back; the others are settled.
    const good = plain.filter(({ order }) => takesMoney(order, standing));
    if (good.length === 0) return new Set();
    const successes = good.map(({ success }) => success);
    const events = successes.map(({ stored }) => stored);
    await settleOrders(ctx, good, standing, eventsWrite(events));
    return new Set(successes);
  });
}

type Plain = Paid & { success: Success };

/** Those of a group that are plain, each of another buyer, locked with their payments until the transaction ends. */
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
    if (!isPlain || (lines > 0 && lines + order.lines.length > MOST_LINES)) return [];
    lines += order.lines.length;
    plainBuyers.add(order.buyer_id);
    return [{ success, order, payment: { id: payment.id, alias: event.alias } }];
  });
}
