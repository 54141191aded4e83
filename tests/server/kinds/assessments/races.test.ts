import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { cancelSeat } from '@/lib/server/appointments/workshops';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import type { DB } from '@/lib/server/db/types.gen';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { createSeatHold } from '@/lib/server/kinds/assessments/holds';
import { lockDates } from '@/lib/server/kinds/assessments/repo-dates';
import { checkBooks } from '@/lib/server/self-check/service';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { eventFor, placeOrder, tell } from '@/tests/setup/trade';
import { untilSomebodyWaits } from '@/tests/setup/while-held';
import {
  beginIn,
  dateIn,
  holdSeat,
  makeWorkshop,
  seatFor,
  seatOf,
  seatsOf,
  workshopOf,
  writeWorkshop,
} from '@/tests/setup/workshops';

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
      createSeatHold({ ...buyer.ctx, db: at % 2 === 0 ? db() : second, now: NOW }, date._id, {
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

it('what somebody keeps at once on many dates is one seat of a workshop, and no more workshops than may be', async () => {
  const [host, buyer] = [await makeMember({ role: 'CREATOR' }), await makeMember()];
  const dates = [dateIn(4), dateIn(5), dateIn(6), dateIn(7)];
  await makeWorkshop(host, dates);
  for (const date of [dateIn(8), dateIn(9), dateIn(10)]) {
    await makeWorkshop(host, [date]);
    dates.push(date);
  }
  await Promise.all(
    dates.map(({ _id }) =>
      holdSeat(buyer, _id).catch((error) => expect(error).toMatchObject({ code: 'too_many_held' })),
    ),
  );
  expect((await seatsOf(buyer)).filter((state) => state === 'held')).toHaveLength(2);
});

it('of two workshops that come with the same date at once, one is refused', async () => {
  const [one, other] = [await makeMember({ role: 'CREATOR' }), await makeMember({ role: 'CREATOR' })];
  const [mine, theirs] = [dateIn(4), dateIn(5)];
  const ids = [await makeWorkshop(one, [mine]), await makeWorkshop(other, [theirs])];
  const both = dateIn(6);
  const saved = await Promise.allSettled([
    inTransaction(one.ctx, (ctx) => writeWorkshop({ ctx }, ids[0] ?? '', workshopOf([mine, both]))),
    inTransaction(other.ctx, (ctx) => writeWorkshop({ ctx }, ids[1] ?? '', workshopOf([theirs, both]))),
  ]);
  expect(saved.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = saved.find((result) => result.status === 'rejected');
  expect(refused?.reason).toMatchObject({
    code: 'invalid',
    fields: { 'content.dates': 'validation:invalid' },
  });
});

it('a date that changes while a seat of it is given back: its buyer is asked again', async () => {
  const [host, buyer] = [await makeMember({ role: 'CREATOR' }), await makeMember()];
  const date = dateIn(4);
  const id = await makeWorkshop(host, [date]);
  const { entitlementId } = await seatFor(buyer, id, date._id);
  await beginIn(date._id, 3);
  let given: Promise<unknown> = Promise.resolve();
  await db()
    .transaction()
    .execute(async (trx) => {
      await lockDates(trx, [date._id]);
      given = cancelSeat(buyer.ctx, entitlementId, { backBps: 0 }).catch(({ code }) => code);
      await untilSomebodyWaits();
      await trx.updateTable('workshop_dates').set({ version: 2 }).where('id', '=', date._id).execute();
    });
  expect(await given).toBe('conflict');
  expect(await seatsOf(buyer)).toEqual(['confirmed']);
});
