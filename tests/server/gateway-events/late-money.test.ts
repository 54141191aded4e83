import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { guestCtx } from '@/lib/server/demo/people-factory';
import type { makeProduct } from '@/lib/server/demo/product-factory';
import { found } from '@/lib/server/errors';
import { retryQuarantined } from '@/lib/server/gateway-events/events';
import { expireOrders } from '@/lib/server/orders/service';
import { findByGatewayRef } from '@/lib/server/payments/service';
import { checkBooks } from '@/lib/server/self-check/service';
import { HOUR } from '@/lib/shared/time';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { runJobs } from '@/tests/setup/run-jobs';
import { asOneGroup, endOf, eventsFor, OPEN, SETTLED } from '@/tests/setup/settle-together';
import { makeShop } from '@/tests/setup/shop';
import { eventFor, payAtGateway, placeOrder, tell } from '@/tests/setup/trade';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let seller: Member;
let buyer: Member;
let guide: Awaited<ReturnType<typeof makeProduct>>;

cleanWorld(async () => {
  ({ seller, buyer, product: guide } = await makeShop(1900));
});
afterEach(async () => {
  const { results } = await checkBooks(guestCtx(db()));
  expect(results.filter(({ broken }) => broken > 0)).toEqual([]);
});

const ofSeller = (status: string) => () =>
  db().updateTable('users').set({ status }).where('id', '=', seller.id).execute();
const ofBuyer = (status: string) => () =>
  db().updateTable('users').set({ status }).where('id', '=', buyer.id).execute();
const ofProduct = (change: { status?: string; price_amount?: number }) => () =>
  db().updateTable('products').set(change).where('id', '=', guide.id).execute();

const SUSPENDED: [string, () => Promise<unknown>] = ['its seller was suspended', ofSeller('suspended')];
const GONE: [string, () => Promise<unknown>][] = [
  SUSPENDED,
  ['its seller is leaving', ofSeller('deletion_requested')],
  ['it was taken down', ofProduct({ status: 'suspended' })],
  ['its buyer is deleted', ofBuyer('deleted')],
];
const CHANGED: [string, () => Promise<unknown>][] = [
  ['its price was raised', ofProduct({ price_amount: 2900 })],
  ['its seller took it off the market', ofProduct({ status: 'unpublished' })],
  ['its seller deleted it', ofProduct({ status: 'deleted' })],
];

/**
 * Pays an order before or after it expires, or when its time is over and no job has said so.
 * @returns its end state, and how much was refunded
 */
async function pay(change: () => Promise<unknown>, { late }: { late: boolean | 'unsaid' }) {
  const { _id } = await placeOrder(buyer.token, guide);
  await change();
  if (late === 'unsaid') await overdue(_id);
  if (late === true) await expireOrders(guestCtx(db(), fromNow(HOUR)));
  await payAtGateway(_id);
  await runJobs();
  const { rows } = await sql<{ back: number }>`select coalesce(sum(amount), 0)::int as back from refunds
    where order_id = ${_id} and status = 'succeeded'`.execute(db());
  return [...(await endOf([_id])), rows[0]?.back];
}

/** Moves the end of an order into the past, as if the job that ends orders had not run since. */
const overdue = (orderId: string) =>
  db()
    .updateTable('orders')
    .set({ expires_at: fromNow(-1000) })
    .where('id', '=', orderId)
    .execute();

const refundedAs = (status: string) => [
  `${status} returned not_needed 0 held, 0 sale, 0 part, 1 event`,
  1900,
];

describe('money that comes in time', () => {
  it.each(GONE)('is refunded, and the order is cancelled, when %s meanwhile', COMMITS, async (_, change) => {
    expect(await pay(change, { late: false })).toEqual(refundedAs('cancelled'));
  });

  it.each(CHANGED)('pays the order as it was made when %s meanwhile', COMMITS, async (_, change) => {
    expect(await pay(change, { late: false })).toEqual([SETTLED, 0]);
  });
});

describe('money that comes after the order has expired', () => {
  it.each([...GONE, ...CHANGED])('is refunded when %s meanwhile', COMMITS, async (_, change) => {
    expect(await pay(change, { late: true })).toEqual(refundedAs('expired'));
  });

  it.each([true, 'unsaid'] as const)(
    'pays the order when everything is for sale as it was (expired: %s)',
    COMMITS,
    async (late) => {
      expect(await pay(async () => {}, { late })).toEqual([SETTLED, 0]);
    },
  );
});

describe('money that comes after the time of its order, before the job that ends orders has run', () => {
  it.each([...GONE, ...CHANGED])('is refunded when %s meanwhile', COMMITS, async (_, change) => {
    expect(await pay(change, { late: 'unsaid' })).toEqual(refundedAs('expired'));
  });

  it('pays the order as it was made when it was on its way in time', async () => {
    const { _id } = await placeOrder(buyer.token, guide);
    await tell(await eventFor(_id, 'payment.processing'));
    await ofProduct({ price_amount: 2900 })();
    await overdue(_id);
    await tell(await eventFor(_id));
    expect(await endOf([_id])).toEqual([SETTLED.replace('1 event', '2 event')]);
  });

  it('is refunded when it only began after that time and the price has changed since', async () => {
    const { _id } = await placeOrder(buyer.token, guide);
    await overdue(_id);
    await tell(await eventFor(_id, 'payment.processing'));
    // Its order has ended, and the gateway is asked about it for as long as about any payment under way.
    expect(await endOf([_id])).toEqual(['expired processing 0 held, 0 sale, 0 part, 1 event']);
    await ofProduct({ price_amount: 2900 })();
    await tell(await eventFor(_id));
    expect((await findByGatewayRef(db(), 'sandbox', await eventFor(_id)))?.status).toBe('returned');
  });

  it('is refunded when it was held back in time, is released later, and the price has changed since', async () => {
    const { _id } = await placeOrder(buyer.token, guide);
    await tell(await eventFor(_id, 'payment.succeeded', { amount: 1 }));
    await overdue(_id);
    await ofProduct({ price_amount: 2900 })();
    const event = await eventFor(_id);
    const payment = found(await findByGatewayRef(db(), 'sandbox', event));
    const released = await inTransaction(guestCtx(db()), (ctx) => retryQuarantined(ctx, payment, event));
    expect(released).toBe('returned');
  });
});

it(
  'of payments that come at once, one for a product no longer sold does not delay the others',
  COMMITS,
  async () => {
    const other = await makeShop(700);
    const odd = (await placeOrder(buyer.token, guide))._id;
    const plain = (await placeOrder((await makeMember()).token, other.product))._id;
    await SUSPENDED[1]();
    expect(await asOneGroup(await eventsFor([odd, plain]))).toEqual([false, true]);
    expect(await endOf([odd, plain])).toEqual([OPEN, SETTLED]);
  },
);
