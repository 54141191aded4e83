import 'server-only';
import type { Db } from '@/lib/server/ctx';
import { newId } from '@/lib/server/ids';
import { postJournal } from '@/lib/server/ledger/service';
import { createOrder } from '@/lib/server/orders/checkout';
import { applyGatewayEvent } from '@/lib/server/payments/events';
import { releaseHolds } from '@/lib/server/payments/release';
import { putEvaluation } from '@/lib/server/products/evaluations';
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
  const deeds = [...purchases(db, people, products, now), ...payouts(db, people, now)];
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
      const at = new Date(now.getTime() - random.next() * 24 * DAY);
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

const PAYOUTS = [
  { who: 'sara', status: 'transferred', daysAgo: 5 },
  { who: 'sara', status: 'failed', daysAgo: 3 },
  { who: 'sara', status: 'pending', daysAgo: 1 },
  { who: 'omar', status: 'in_progress', daysAgo: 2 },
] as const;
const AMOUNT = 5_000;

function payouts(db: Db, people: Map<string, Member>, now: Date): Deed[] {
  return PAYOUTS.flatMap(({ who, status, daysAgo }) => {
    const owner = people.get(who);
    const at = new Date(now.getTime() - daysAgo * DAY);
    return owner ? [{ at, act: () => payOut(db, owner.id, status, at) }] : [];
  });
}

/** A payout with the journals that belong to it, where the balance allows it. */
async function payOut(db: Db, ownerId: string, status: string, at: Date): Promise<void> {
  if ((await available(db, ownerId)) < AMOUNT) return;
  const id = newId(at);
  await db
    .insertInto('payouts')
    .values({
      id,
      user_id: ownerId,
      amount: AMOUNT,
      currency: 'USD',
      status,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await move(db, at, 'payout_requested', id, ownerId, 'available', 'reserved');
  if (status === 'failed') await move(db, at, 'payout_failed', id, ownerId, 'reserved', 'available');
  if (status === 'transferred') await move(db, at, 'payout_transferred', id, ownerId, 'reserved', 'clearing');
}

async function available(db: Db, ownerId: string): Promise<number> {
  const row = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'available')
    .executeTakeFirst();
  return row?.balance ?? 0;
}

async function move(
  db: Db,
  at: Date,
  kind: string,
  ref: string,
  ownerId: string,
  from: string,
  to: string,
): Promise<void> {
  const target = { ownerId: to === 'clearing' ? null : ownerId, kind: to };
  await postJournal(guestCtx(db, at), {
    kind,
    ref,
    currency: 'USD',
    postings: [
      { account: { ownerId, kind: from }, amount: -AMOUNT },
      { account: target, amount: AMOUNT },
    ],
  });
}
