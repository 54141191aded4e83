import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders';
import { createOrder } from '@/lib/server/checkout/service';
import { db } from '@/lib/server/db/client';
import type { DB } from '@/lib/server/db/types.gen';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { makeShop } from '@/tests/setup/shop';
import { bodyFor, checkOut, eventFor, tell } from '@/tests/setup/trade';

type Product = Awaited<ReturnType<typeof makeProduct>>;

const TIMES = 20;

// Another instance, from the database’s point of view: a pool of its own.
let second: Kysely<DB>;
let creator: Member;
let buyer: Member;
let guide: Product;
let free: Product;

beforeAll(async () => {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
  // Dropping the test's database cuts the connections: the pool reports an idle one, a busy one reports itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  second = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  ({ seller: creator, product: guide } = await makeShop(1900));
  free = await makeProduct(db(), creator, { price: 0 });
});
beforeEach(async () => {
  buyer = await makeMember();
});
afterAll(() => second.destroy());

/** The same purchase twenty times at once, over two pools, and the result of each. */
function submit(product: Product, keyOf: (i: number) => string) {
  const { productId, expectedTotal } = bodyFor(product);
  return Promise.allSettled(
    Array.from({ length: TIMES }, (_, i) =>
      createOrder(ctxOf(i % 2 ? db() : second, buyer), { productId, expectedTotal }, keyOf(i)),
    ),
  );
}
const made = (results: PromiseSettledResult<OrderView>[]) =>
  results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
const refusals = (results: PromiseSettledResult<OrderView>[]) =>
  results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as { code?: string }).code] : [],
  );
const count = async (table: 'orders' | 'entitlements') => {
  const owner = table === 'orders' ? 'buyer_id' : 'holder_id';
  const rows = await db()
    .selectFrom(table)
    .select('id')
    .where(owner as never, '=', buyer.id as never)
    .execute();
  return rows.length;
};

describe('twenty checkouts at once', () => {
  it('with the same key make one order and one payment', async () => {
    const key = newId();
    const results = await submit(guide, () => key);
    expect(refusals(results)).toEqual([]);
    expect(new Set(made(results).map(({ _id }) => _id)).size).toBe(1);
    expect(new Set(made(results).map(({ payment }) => payment?.pageUrl)).size).toBe(1);
    expect(await count('orders')).toBe(1);
    const payments = await db()
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', made(results)[0]?._id ?? '')
      .execute();
    expect(payments).toHaveLength(1);
  });

  it('over the route with the same key get the same answer', async () => {
    const key = newId();
    const answers = await Promise.all(
      Array.from({ length: TIMES }, () => checkOut(buyer.token, bodyFor(guide), key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ payload }) => JSON.stringify(payload))).size).toBe(1);
  });

  it('with different keys, all paid, keep one order and return the other payments', async () => {
    const orders = made(await submit(guide, () => newId()));
    expect(orders).toHaveLength(TIMES);
    const events = await Promise.all(orders.map(({ _id }) => eventFor(_id)));
    const answers = await Promise.all(events.map(tell));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const ended = await db()
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .select(['orders.status', 'payments.status as payment'])
      .where('buyer_id', '=', buyer.id)
      .execute();
    const paid = ended.filter(({ status }) => status === 'paid');
    const given = ended.filter(({ status }) => status === 'cancelled');
    expect([paid.length, given.length]).toEqual([1, TIMES - 1]);
    expect(given.every(({ payment }) => payment === 'returned')).toBe(true);
    expect(await count('entitlements')).toBe(1);
  });

  it('of a free product grant it once, and the others are refused as already owned', async () => {
    const results = await submit(free, () => newId());
    expect(made(results)).toHaveLength(1);
    expect(new Set(refusals(results))).toEqual(new Set(['already_owned']));
    expect(await count('entitlements')).toBe(1);
  });

  it('of a free product with the same key make one order', async () => {
    const key = newId();
    const results = await submit(free, () => key);
    expect(refusals(results)).toEqual([]);
    expect(new Set(made(results).map(({ _id }) => _id)).size).toBe(1);
  });
});
