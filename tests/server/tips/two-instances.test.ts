import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { tipAuthor } from '@/lib/server/checkout/tips';
import { db } from '@/lib/server/db/client';
import type { DB } from '@/lib/server/db/types.gen';
import { newId } from '@/lib/server/ids';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { makePayer, tipOf } from '@/tests/setup/tips';

const TIMES = 20;

// Another instance, from the database’s point of view: a pool of its own.
let second: Kysely<DB>;
let author: Member;
let payer: Member;

beforeAll(() => {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
  // Dropping the test's database cuts the connections: the pool reports an idle one, a busy one reports itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  second = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
});
afterAll(() => second.destroy());
beforeEach(async () => {
  [author, payer] = await Promise.all([makeMember({ role: 'CREATOR' }), makePayer()]);
});

/** Twenty tips at the same moment, every other one at the second instance. */
async function giveTwenty(amount: number, keyOf: () => string, to = () => author.id) {
  const given = await Promise.allSettled(
    Array.from({ length: TIMES }, (_, turn) =>
      tipAuthor({ ...payer.ctx, db: turn % 2 ? second : db() }, to(), tipOf(amount), keyOf()),
    ),
  );
  return {
    orders: given.flatMap((one) => (one.status === 'fulfilled' ? [one.value.order._id] : [])),
    refusals: new Set(given.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))),
  };
}
const stored = async () =>
  (await db().selectFrom('tips').select('amount').where('payer_id', '=', payer.id).execute()).map(
    ({ amount }) => amount,
  );

it('twenty tips with one key over two instances are one', async () => {
  const key = newId();
  const { orders, refusals } = await giveTwenty(500, () => key);
  expect([new Set(orders).size, orders.length, refusals.size]).toEqual([1, TIMES, 0]);
  expect(await stored()).toEqual([500]);
});

it('twenty tips with twenty keys over two instances keep to the day’s limit to one author', async () => {
  const { orders, refusals } = await giveTwenty(4_500, newId);
  expect([orders.length, refusals]).toEqual([4, new Set(['tip_limit'])]);
  expect(await stored()).toEqual([4_500, 4_500, 4_500, 4_500]);
});

it('twenty tips to twenty authors over two instances keep to the day’s limit in all', async () => {
  const authors = await Promise.all(Array.from({ length: TIMES }, () => makeMember({ role: 'CREATOR' })));
  const { orders, refusals } = await giveTwenty(9_000, newId, () => authors.pop()?.id ?? '');
  expect([orders.length, refusals]).toEqual([5, new Set(['tip_limit'])]);
  expect(await stored()).toHaveLength(5);
});
