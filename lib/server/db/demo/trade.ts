import 'server-only';
import type { WireTransfer } from '@/lib/contract/payout-methods';
import type { Db, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { fundsOf } from '@/lib/server/finance/service';
import { newId } from '@/lib/server/ids';
import { createOrder } from '@/lib/server/orders/checkout';
import { applyGatewayEvent } from '@/lib/server/payments/events';
import { releaseHolds } from '@/lib/server/payments/release';
import { addMethod } from '@/lib/server/payouts/methods';
import { openPayout } from '@/lib/server/payouts/open';
import { failPayout, startPayout, transferPayout } from '@/lib/server/payouts/operator';
import { payable } from '@/lib/server/payouts/policy';
import { putEvaluation } from '@/lib/server/products/evaluations';
import { closeDueMonths } from '@/lib/server/revenue-share/close';
import { monthOf, monthSpan } from '@/lib/shared/months';
import { BANKS } from './banks';
import { DEMO_PRODUCTS, DEMO_TALK } from './content';
import type { Member } from './people';
import { ctxOf, guestCtx } from './people-factory';
import { seeded } from './random';

const DAY = 86_400_000;

interface Deed {
  at: Date;
  act: () => Promise<void>;
}

/**
 * Purchases over the past weeks through the real checkout, with ratings, and a payout in each state. In the order of
 * their time, and what is over its hold released day by day: lists and ledgers read as if it had happened so.
 */
export async function fillTrade(
  db: Db,
  people: Map<string, Member>,
  products: Map<string, string>,
  now: Date,
): Promise<void> {
  const deeds = [...purchases(db, people, products, now), ...payouts(db, people, now), closing(db, now)];
  deeds.sort((one, other) => one.at.getTime() - other.at.getTime());
  let released = 0;
  for (const { at, act } of deeds) {
    if (at.getTime() - released > DAY) {
      await releaseHolds(guestCtx(db, at));
      released = at.getTime();
    }
    await act();
  }
  await releaseHolds(guestCtx(db, now));
}

function purchases(db: Db, people: Map<string, Member>, products: Map<string, string>, now: Date): Deed[] {
  const random = seeded('trade');
  const deeds: Deed[] = [];
  for (const product of DEMO_PRODUCTS) {
    const productId = products.get(product.key) ?? '';
    for (const [key, buyer] of people) {
      if (key === product.owner || random.next() > 0.3) continue;
      const at = new Date(now.getTime() - random.next() * 36 * DAY);
      const review = random.pick(DEMO_TALK.reviews);
      const rates = random.next() < 0.6;
      deeds.push({
        at,
        act: async () => {
          await buy(db, buyer, productId, product.price, at);
          if (rates)
            await putEvaluation(ctxOf(db, buyer, new Date(at.getTime() + DAY / 4)), productId, review);
        },
      });
    }
  }
  return deeds;
}

async function buy(db: Db, buyer: Member, productId: string, amount: number, at: Date): Promise<void> {
  const ctx = ctxOf(db, buyer, at);
  const order = await createOrder(ctx, { productId, expectedTotal: { amount, currency: 'USD' } }, newId());
  const payment = await db
    .selectFrom('payments')
    .select('gateway_ref')
    .where('order_id', '=', order._id)
    .executeTakeFirstOrThrow();
  const gatewayRef = payment.gateway_ref ?? '';
  const event = {
    id: `demo_${order._id}`,
    type: 'payment.succeeded',
    gatewayRef,
    subjectRef: null,
    amount,
    currency: 'USD',
    failure: null,
    at: at.toISOString(),
  } as const;
  await applyGatewayEvent(ctx, 'sandbox', event);
}

/** The months before this one are closed when this one began, as the nightly job does it. */
function closing(db: Db, now: Date): Deed {
  const began = monthSpan(monthOf(now)).from.getTime();
  const at = new Date(Math.min(now.getTime(), began + 2 * 3_600_000));
  return { at, act: () => closeDueMonths(guestCtx(db, at)) };
}

const PAYOUTS = [
  { who: 'sara', status: 'transferred', daysAgo: 5 },
  { who: 'sara', status: 'failed', daysAgo: 3 },
  { who: 'sara', status: 'pending', daysAgo: 1 },
  { who: 'omar', status: 'in_progress', daysAgo: 2 },
] as const;
const AMOUNT = 5_000;

/** Payouts in each state, by an operator's hand; their bank accounts were added long enough before. */
function payouts(db: Db, people: Map<string, Member>, now: Date): Deed[] {
  const added = [...BANKS].flatMap(([who, details]) => {
    const owner = people.get(who);
    const at = new Date(now.getTime() - 20 * DAY);
    return owner ? [{ at, act: () => addBank(ctxOf(db, owner, at), details) }] : [];
  });
  const paid = PAYOUTS.flatMap(({ who, status, daysAgo }) => {
    const owner = people.get(who);
    const at = new Date(now.getTime() - daysAgo * DAY);
    return owner ? [{ at, act: () => payOut(db, owner.id, status, at) }] : [];
  });
  return [...added, ...paid];
}

async function addBank(ctx: MemberCtx, details: WireTransfer): Promise<void> {
  await inTransaction(ctx, (ctx) => addMethod(ctx, ctx.viewer.id, details));
}

/** A payout as far as it has come, where the balance allows it. */
async function payOut(db: Db, userId: string, status: string, at: Date): Promise<void> {
  const operator = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .executeTakeFirstOrThrow();
  const ctx = ctxOf(db, { ...operator, role: 'ADMIN' }, at);
  const { balances } = await fundsOf(ctx, userId, 'USD');
  if (payable(balances) < AMOUNT) return;
  const id = newId(ctx.now);
  await inTransaction(ctx, (ctx) => openPayout(ctx, { id, userId, amount: AMOUNT, currency: 'USD' }));
  if (status === 'pending') return;
  await startPayout(ctx, id);
  if (status === 'transferred') await transferPayout(ctx, id, 'TRX-20914', newId(ctx.now));
  if (status === 'failed')
    await failPayout(ctx, id, { reason: 'bank_unavailable', note: '' }, newId(ctx.now));
}
