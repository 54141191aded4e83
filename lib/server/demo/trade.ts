import 'server-only';
import type { WireTransfer } from '@/lib/contract/payout-methods';
import type { Db, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { putEvaluation } from '@/lib/server/evaluations/service';
import { fundsOf } from '@/lib/server/finance/service';
import { newId } from '@/lib/server/ids';
import { releaseHolds } from '@/lib/server/payments/release';
import { addMethod } from '@/lib/server/payouts/methods';
import { openPayout } from '@/lib/server/payouts/open';
import { failPayout, startPayout, transferPayout } from '@/lib/server/payouts/operator';
import { payable } from '@/lib/server/payouts/policy';
import { returnPayout } from '@/lib/server/payouts/return';
import { closeDueMonths } from '@/lib/server/revenue-share/close';
import { addMonths, type Month, monthOf, monthSpan } from '@/lib/shared/months';
import { DAY, HOUR } from '@/lib/shared/time';
import { BANKS } from './banks';
import { book, consultations, lessonTomorrow, offerContent } from './bookings';
import { type Bought, buy, type DemoStep } from './buy';
import { DEMO_PRODUCTS, DEMO_REVIEWS, type Review } from './content';
import type { Drawn } from './drawn-pictures';
import { operatorCtx } from './operator';
import { packageHalfUsed } from './packages';
import { paidPosts } from './paid-posts';
import type { Member } from './people';
import { ctxOf, guestCtx } from './people-factory';
import { seeded } from './random';
import { reversals } from './reversals';
import { between, hoursAfter, publishedAt } from './times';
import { tips } from './tips';
import { transfers } from './transfers';
import { attended, isWorkshop, takeSeat } from './workshops';

const OLDEST_DAYS = 62;

/** A month is closed when the next one is so old: longer than it needs to settle. */
const CLOSED_AFTER = 2 * HOUR;

/** The month that runs; in its first hours, the one before, which is not closed yet. */
const running = (now: Date): Month => monthOf(new Date(now.getTime() - CLOSED_AFTER));

/** When sales began: long enough before the last month that two months with sales are over and closed, at any time. */
function salesBegan(now: Date): Date {
  const lastMonth = monthSpan(addMonths(running(now), -1)).from.getTime();
  return new Date(Math.min(now.getTime() - OLDEST_DAYS * DAY, lastMonth - 3 * DAY));
}

/**
 * Purchases over the past weeks through the real checkout, with ratings, what followed some of them (refunds, disputes,
 * bank transfers), and a payout in each state. They run in the order of their times, and holds that are over are
 * released day by day: so lists and ledgers look as if it had happened that way.
 */
export async function fillTrade(
  db: Db,
  people: Map<string, Member>,
  products: Map<string, string>,
  drawn: Drawn,
  now: Date,
): Promise<void> {
  const bought: Bought[] = [];
  const planned = new Set<string>();
  const steps = [
    ...purchases(db, people, products, { bought, planned }, now),
    ...reversals(db, people, bought, now),
    ...transfers(db, people, products, planned, now),
    ...paidPosts(db, people, drawn, now),
    ...tips(db, people, now),
    ...lessonTomorrow(db, people, products, now),
    ...consultations(db, people, products, now),
    ...packageHalfUsed(db, people, products, now),
    ...attended(db, people, products, now),
    ...payouts(db, people, now),
    ...closings(db, now),
  ];
  steps.sort((one, other) => one.at.getTime() - other.at.getTime());
  let released = 0;
  for (const { at, act } of steps) {
    if (at.getTime() - released > DAY) {
      await releaseHolds(guestCtx(db, at));
      released = at.getTime();
    }
    await act();
  }
  await releaseHolds(guestCtx(db, now));
}

function purchases(
  db: Db,
  people: Map<string, Member>,
  products: Map<string, string>,
  { bought, planned }: { bought: Bought[]; planned: Set<string> },
  now: Date,
): DemoStep[] {
  const random = seeded('trade');
  return DEMO_PRODUCTS.flatMap((product) => {
    const productId = products.get(product.key) ?? '';
    const host = people.get(product.owner);
    const reviews = DEMO_REVIEWS.get(product.key);
    const latest = new Date(now.getTime() - 8 * HOUR);
    const oldest = salesBegan(now);
    const published = new Date(publishedAt(product, now).getTime() + HOUR);
    const onSale = published > oldest ? published : oldest;
    return [...people].flatMap(([key, buyer]): DemoStep[] => {
      if (key === product.owner) return [];
      const review = reviews?.get(key);
      const buys = random.next() <= 0.3;
      if (!buys && !review) return [];
      // A person with a review has also bought the product.
      const chance = buys ? random : seeded(`${key} buys ${product.key}`);
      planned.add(`${key}:${product.key}`);
      const at = between(latest, onSale, chance.next());
      const { owner: seller, price, type } = product;
      const sold = {
        at,
        act: async () =>
          void bought.push({
            ...(await buyAsSold(db, buyer, { productId, key: product.key, price, host }, at)),
            buyer,
            buyerKey: key,
            seller,
            type,
            at,
          }),
      };
      const ratedAt = hoursAfter(at, chance, now);
      const rated = { at: ratedAt, act: () => rate(ctxOf(db, buyer, ratedAt), productId, review) };
      return [sold, rated];
    });
  });
}

/** Buys a product in its own way: a time or a seat is chosen first. */
function buyAsSold(
  db: Db,
  buyer: Member,
  { productId, key, price, host }: { productId: string; key: string; price: number; host?: Member },
  at: Date,
) {
  const from = new Date(at.getTime() + DAY);
  if (offerContent(key) && host) return book(db, buyer, { productId, key, host }, { at, from });
  if (isWorkshop(key)) return takeSeat(db, buyer, productId, { at, from, price });
  return buy(db, buyer, { productId }, price, at);
}

/** Adds a buyer's review, if there is one. */
async function rate(ctx: MemberCtx, productId: string, review: Review | undefined): Promise<void> {
  if (review) await putEvaluation(ctx, { type: 'product', id: productId }, review);
}

/** Each of the last months is closed when the next one has begun, as the nightly job does it. */
function closings(db: Db, now: Date): DemoStep[] {
  return [0, -1].map((back) => {
    const began = monthSpan(addMonths(running(now), back)).from;
    const at = new Date(began.getTime() + CLOSED_AFTER);
    return { at, act: () => closeDueMonths(guestCtx(db, at)) };
  });
}

const PAYOUTS = [
  { who: 'sara', status: 'transferred', daysAgo: 5 },
  { who: 'sara', status: 'failed', daysAgo: 3 },
  { who: 'sara', status: 'pending', daysAgo: 1 },
  { who: 'omar', status: 'returned', daysAgo: 9 },
  { who: 'omar', status: 'in_progress', daysAgo: 2 },
] as const;
const AMOUNT = 5_000;

/** Payouts in each state, handled by an operator; their bank accounts were added long enough before. */
function payouts(db: Db, people: Map<string, Member>, now: Date): DemoStep[] {
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

/** Takes a payout to its state, where the balance allows it. */
async function payOut(db: Db, userId: string, status: string, at: Date): Promise<void> {
  const ctx = await operatorCtx(db, at);
  const { balances } = await fundsOf(ctx, userId, 'USD');
  if (payable(balances) < AMOUNT) return;
  const id = newId(ctx.now);
  await inTransaction(ctx, (ctx) => openPayout(ctx, { id, userId, amount: AMOUNT, currency: 'USD' }));
  if (status === 'pending') return;
  await startPayout(ctx, id);
  if (status === 'transferred') await transferPayout(ctx, id, 'TRX-20914', newId(ctx.now));
  if (status === 'returned') await comeBack(db, userId, id, at);
  if (status === 'failed')
    await failPayout(ctx, id, { reason: 'bank_unavailable', note: '' }, newId(ctx.now));
}

/** Transferred; four days later the bank has sent it back, and its payee confirms that the account is right. */
async function comeBack(db: Db, userId: string, id: string, at: Date): Promise<void> {
  await transferPayout(await operatorCtx(db, at), id, 'TRX-20877', newId(at));
  const later = new Date(at.getTime() + 4 * DAY);
  const why = { reason: 'bank_unavailable', note: 'لم يستقبل البنك حوالات دولية ذلك اليوم' } as const;
  await returnPayout(await operatorCtx(db, later), id, why, newId(later));
  await db.updateTable('payout_methods').set({ held_at: null }).where('user_id', '=', userId).execute();
}
