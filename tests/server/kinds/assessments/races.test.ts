import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import type { DB } from '@/lib/server/db/types.gen';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { createSeatHold } from '@/lib/server/kinds/assessments/holds';
import { checkBooks } from '@/lib/server/self-check/service';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { eventFor, placeOrder, tell } from '@/tests/setup/trade';
import { dateIn, makeWorkshop, seatOf } from '@/tests/setup/workshops';

// Another instance, from the database’s point of view: a pool of its own.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 });
const second = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
afterAll(() => second.destroy());

it('sixty buyers for thirty seats over two instances: exactly thirty get one, and pay for it', async () => {
  const host = await makeMember({ role: 'CREATOR' });
  const date = dateIn(4, { seats: 30 });
  const id = await makeWorkshop(host, [date]);
  const buyers: Member[] = [];
  for (let count = 0; count < 60; count++) buyers.push(await makeMember());
  const held = await Promise.all(
    buyers.map((buyer, at) =>
      createSeatHold({ ...buyer.ctx, db: at % 2 === 0 ? db() : second, now: new Date() }, date._id, {
        timeZone: 'UTC',
      }).then(
        () => buyer,
        (error) => {
          expect(error.code).toBe('date_full');
          return null;
        },
      ),
    ),
  );
  const lucky = held.filter((buyer) => buyer !== null);
  expect(lucky).toHaveLength(30);
  const events: Awaited<ReturnType<typeof eventFor>>[] = [];
  for (const buyer of lucky) events.push(await eventFor((await placeOrder(buyer.token, seatOf(id)))._id));
  await Promise.all(events.map((event) => tell(event)));
  const { count } = await db()
    .selectFrom('workshop_seats')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'confirmed')
    .where('date_id', '=', date._id)
    .executeTakeFirstOrThrow();
  expect(count).toBe(30);
  const { results } = await checkBooks(guestCtx(db()));
  expect(results.filter(({ broken }) => broken > 0)).toEqual([]);
}, 60_000);
