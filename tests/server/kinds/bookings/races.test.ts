import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import type { DB } from '@/lib/server/db/types.gen';
import { AppError } from '@/lib/server/errors';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { makeCompanyOffer, makeHost, makeOffer } from '@/tests/setup/bookings';
import { expectQuick } from '@/tests/setup/durations';
import { type Member, makeMember } from '@/tests/setup/make-member';

// Another instance, from the database’s point of view: a pool of its own.
const second = new Kysely<DB>({
  dialect: new PostgresDialect({
    pool: new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 }),
  }),
});
afterAll(() => second.destroy());

const NOW = new Date('2026-12-01T05:00:00Z');
const slotAt = (hour: number, day = 10) => new Date(Date.UTC(2026, 11, day, hour)).toISOString();

let buyers: Member[];
beforeEach(async () => {
  buyers = [];
  for (let count = 0; count < 20; count++) buyers.push(await makeMember());
});

/** Releases all requests together, over both instances. */
async function race(productId: string, startOf: (at: number) => string, minutes = 60) {
  const ctxOf = ({ ctx }: Member, at: number) => ({ ...ctx, db: at % 2 ? second : db(), now: NOW });
  const timed = buyers.map(async (buyer, at) => {
    const began = performance.now();
    const body = { startsAt: startOf(at), minutes, timeZone: 'Asia/Riyadh' };
    const refusal = await createSlotHold(ctxOf(buyer, at), productId, body).then(
      () => null,
      (error: unknown) => error,
    );
    return { refusal, ms: performance.now() - began };
  });
  const all = await Promise.all(timed);
  return {
    held: all.filter(({ refusal }) => refusal === null).length,
    refusals: all.flatMap(({ refusal }) => (refusal === null ? [] : [refusal])),
    slowest: Math.max(...all.map(({ ms }) => ms)),
  };
}

const deadlocks = async () => {
  const { rows } = await sql<{ deadlocks: number }>`select deadlocks from pg_stat_database
    where datname = current_database()`.execute(db());
  return rows[0]?.deadlocks;
};

const overlapping = async (hostId: string) => {
  const { rows } =
    await sql`select from booking_slots a join booking_slots b on a.id < b.id and a.host_id = b.host_id
    and a.occupied && b.occupied where not a.is_free and not b.is_free and a.host_id = ${hostId}`.execute(
      db(),
    );
  return rows.length;
};

describe('twenty buyers who press at once, over two instances', () => {
  it('get one slot once; the others are named the next free ones, each within half a second', async () => {
    const host = await makeHost();
    const id = await makeOffer(host);
    await race(id, () => slotAt(6, 9)); // connections are open from here on
    const before = await deadlocks();
    await expectQuick(async (at) => {
      const round = await race(id, () => slotAt(10, 10 + at));
      expect(round.held).toBe(1);
      expect(round.refusals).toHaveLength(19);
      for (const refusal of round.refusals) {
        expect(refusal).toBeInstanceOf(AppError);
        expect(refusal).toMatchObject({ code: 'slot_taken' });
        expect((refusal as AppError).slots?.[0]?.startsAt).toBe(slotAt(11, 10 + at));
      }
      return round.slowest;
    }, 500);
    expect(await deadlocks()).toBe(before);
  });

  it('never have two slots that overlap, of two products of one host', async () => {
    const host = await makeHost({ step: 30, bufferAfter: 15 });
    const [one, other] = [await makeOffer(host), await makeOffer(host)];
    const startOf = (at: number) => new Date(Date.UTC(2026, 11, 10, 6, 30 * (at % 7))).toISOString();
    const results = await Promise.all([race(one, startOf), race(other, (at) => startOf(at + 3), 120)]);
    expect(results[0].held + results[1].held).toBeGreaterThan(0);
    expect(await overlapping(host.id)).toBe(0);
  });

  it('never put one person in two places who is offered by two companies and by themselves', async () => {
    const host = await makeHost({ step: 30, bufferAfter: 15 });
    const products = [
      await makeOffer(host),
      (await makeCompanyOffer(host)).product,
      (await makeCompanyOffer(host)).product,
    ];
    const before = await deadlocks();
    const results = await Promise.all(
      products.map((id, product) =>
        race(id, (at) => new Date(Date.UTC(2026, 11, 10, 6, 30 * ((at + product) % 7))).toISOString()),
      ),
    );
    expect(results.reduce((sum, { held }) => sum + held, 0)).toBeGreaterThan(1);
    expect(await overlapping(host.id)).toBe(0);
    expect(await deadlocks()).toBe(before);
  });

  it('fill a group to its last seat, and no further', async () => {
    const host = await makeHost();
    const id = await makeOffer(host, { seats: 7 });
    expect((await race(id, () => slotAt(10))).held).toBe(7);
  });

  it('keep to the most of a day, and of a week', async () => {
    const ofDay = await makeOffer(await makeHost({ mostPerDay: 3 }));
    expect((await race(ofDay, (at) => slotAt(6 + (at % 8)))).held).toBe(3);
    const ofWeek = await makeOffer(await makeHost({ mostPerWeek: 2 }));
    expect((await race(ofWeek, (at) => slotAt(10, 7 + (at % 5)))).held).toBe(2);
  });
});
