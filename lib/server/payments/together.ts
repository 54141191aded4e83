import 'server-only';
import type { GatewayEvent } from '@/lib/server/adapters/payments/port';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction, waitForLocksAtMost } from '@/lib/server/db/tx';
import { ownedAlready } from '@/lib/server/entitlements/service';
import { log } from '@/lib/server/log';
import { type LockedOrder, lockFreeOrders } from '@/lib/server/orders/state';
import { isAsAsked, isNamed, isPayable, isWaiting } from './judge';
import { lockFreePayments } from './repo';
import { eventsWrite, type StoredEvent } from './repo-events';
import { grantsOf, planSettlement, settleOrders } from './settle';

/** A gateway's news of a payment that succeeded, to be stored with what it means. */
export interface Success {
  event: GatewayEvent;
  stored: StoredEvent;
}

interface Waiting extends Success {
  ctx: Ctx;
  answer: (isSettled: boolean) => void;
  timer: NodeJS.Timeout;
}

/** So many go into one transaction at most. */
const MOST = 32;
/** Who waited so long is behind one that is held up, and goes beside it. */
const HELD_UP_MS = 100;
const MOST_LANES = 4;
/** So long a transaction waits for what others hold. */
const LOCK_PATIENCE = '1s';

const waiting: Waiting[] = [];
let lanes = 0;

/**
 * Settles a payment that succeeded, in one transaction with those that came while the one before ran; see
 * lib/decisions/031. Only what is plain goes so: an order that waits, paid as was asked for, held by nobody else at this
 * moment.
 * @returns false where it has to be looked at by itself; then nothing of it was written
 */
export function settleTogether(ctx: Ctx, success: Success): Promise<boolean> {
  return new Promise((answer) => {
    const timer = setTimeout(runLane, HELD_UP_MS);
    waiting.push({ ctx, answer, timer, ...success });
    if (lanes === 0) void runLane();
  });
}

async function runLane(): Promise<void> {
  if (lanes === MOST_LANES) return;
  lanes++;
  for (let group = nextGroup(); group.length > 0; group = nextGroup()) {
    const settled = await settleGroup(group).catch((error: unknown) => {
      log.info({ err: error, events: group.length }, 'payments are settled one by one');
      return new Set<Success>();
    });
    for (const one of group) one.answer(settled.has(one));
  }
  lanes--;
}

/** Those that waited longest, of one gateway. */
function nextGroup(): Waiting[] {
  const source = waiting[0]?.stored.source;
  const group = waiting.filter(({ stored }) => stored.source === source).slice(0, MOST);
  for (const one of group) {
    clearTimeout(one.timer);
    waiting.splice(waiting.indexOf(one), 1);
  }
  return group;
}

function settleGroup([first, ...others]: readonly Waiting[]): Promise<Set<Success>> {
  if (!first) return Promise.resolve(new Set());
  const { source } = first.stored;
  return inTransaction(first.ctx, async (ctx) => {
    const plain = await lockPlain(ctx, source, [first, ...others]);
    if (plain.length === 0) return new Set();
    const orders = plain.map(({ order }) => order);
    const [owned, planned] = await Promise.all([
      ownedAlready(ctx, orders.flatMap(grantsOf)),
      planSettlement(ctx, orders),
    ]);
    const owners = new Set(owned.map(({ holderId }) => holderId));
    const paid = plain.filter(({ order }) => !owners.has(order.buyer_id));
    if (paid.length === 0) return new Set();
    const isWhole = paid.length === plain.length;
    const settlement = isWhole
      ? planned
      : await planSettlement(
          ctx,
          paid.map(({ order }) => order),
        );
    const successes = paid.map(({ success }) => success);
    const events = successes.map(({ stored }) => stored);
    await settleOrders(ctx, paid, settlement, eventsWrite(source, events, ctx.now));
    return new Set(successes);
  });
}

interface Plain {
  success: Success;
  order: LockedOrder;
  paymentId: string;
}

/** Those of a group that are plain, each of another buyer, locked with their payments until the transaction ends. */
async function lockPlain(ctx: Ctx, gateway: string, group: readonly Success[]): Promise<Plain[]> {
  const gatewayRefs = [...new Set(group.map(({ event }) => event.gatewayRef))];
  const [, orders, payments] = await Promise.all([
    // Where something is held up behind the locks, each is better off alone.
    waitForLocksAtMost(ctx, LOCK_PATIENCE),
    lockFreeOrders(ctx, { gateway, gatewayRefs }),
    lockFreePayments(ctx.db, { gateway, gatewayRefs }),
  ]);
  const byRef = new Map(payments.map((payment) => [payment.gateway_ref, payment]));
  const byId = new Map(orders.map((order) => [order.id, order]));
  const buyers = new Set<string>();
  return group.flatMap((success) => {
    const payment = byRef.get(success.event.gatewayRef);
    const order = byId.get(payment?.order_id ?? '');
    if (!payment || !order || buyers.has(order.buyer_id)) return [];
    buyers.add(order.buyer_id);
    const isPlain =
      isWaiting(order) &&
      isPayable(payment) &&
      isAsAsked(payment, success.event) &&
      isNamed(payment, success.event);
    return isPlain ? [{ success, order, paymentId: payment.id }] : [];
  });
}
