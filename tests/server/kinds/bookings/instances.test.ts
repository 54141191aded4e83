import fc from 'fast-check';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { moveBooking } from '@/lib/server/appointments/move-booking';
import { cancelBooking, cancelHostBooking } from '@/lib/server/appointments/service';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import type { DB } from '@/lib/server/db/types.gen';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { deleteSlotHold } from '@/lib/server/kinds/slot-holds';
import { expireOrders } from '@/lib/server/orders/service';
import { checkBooks } from '@/lib/server/self-check/service';
import { DAY, HOUR } from '@/lib/shared/time';
import { NONE, wrongs } from '@/tests/setup/booking-wrongs';
import { makeCompanyOffer, makeHost, makeOffer } from '@/tests/setup/bookings';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { checkOut, eventFor, tell } from '@/tests/setup/trade';

const PER_DAY = 2;
const PER_WEEK = 3;

// Another instance, from the database’s point of view: a pool of its own, whose connections are cut at times.
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 6,
  application_name: 'second instance',
});
pool.on('error', () => {});
pool.on('connect', (client) => client.on('error', () => {}));
const second = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
afterAll(() => second.destroy());

const step = fc.record({
  who: fc.nat(3),
  isSecond: fc.boolean(),
  what: fc.constantFrom(
    'hold',
    'hold',
    'hold',
    'order',
    'order',
    'pay',
    'payAll',
    'twice',
    'drop',
    'lapse',
    'move',
    'move',
    'giveUp',
    'refuse',
    'rollback',
    'cut',
  ),
  product: fc.nat(3),
  day: fc.nat(2),
  hour: fc.nat(3),
  order: fc.nat(60),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface World {
  host: Member;
  members: Member[];
  products: string[];
  orders: string[];
}

/** A Sunday that can be booked, and the two days after it: all of one week. */
const sunday = (() => {
  const from = Date.parse(
    fromNow(3 * DAY)
      .toISOString()
      .slice(0, 10),
  );
  return from + ((7 - new Date(from).getUTCDay()) % 7) * DAY;
})();
const startAt = ({ day, hour }: Step) => new Date(sunday + day * DAY + (7 + hour) * HOUR).toISOString();

class Crash extends Error {}

/** Refusals are part of life, and so is a connection that was cut; what the database would refuse is not. */
const refused = (error: { code?: string; message?: string }) => {
  if (error instanceof Crash || /terminat|ECONNRESET|EPIPE|connection error/i.test(error.message ?? ''))
    return;
  expect(error.code, error.message).toMatch(/^[a-z_]+$|^57P01$/);
};

async function heldBy(buyerId: string) {
  const { rows } = await sql<{ productId: string; amount: number }>`
    select s.product_id as "productId", b.amount from bookings b join booking_slots s on s.id = b.slot_id
    where b.buyer_id = ${buyerId} and b.state = 'held' and b.held_until > ${NOW} limit 1`.execute(db());
  return rows[0];
}

async function lapse({ orders }: World): Promise<void> {
  const past = fromNow(-1000);
  await sql`update bookings b set held_until = ${past} from order_lines l
    where b.state = 'held' and (l.id = b.order_line_id or b.order_line_id is null)`.execute(db());
  await sql`update orders set expires_at = ${past} where status = 'awaiting_payment'
    and id = any(${orders}::uuid[])`.execute(db());
  await expireOrders(guestCtx(db()));
}

/** What happened with payments of one moment is settled together. */
async function pay(orders: readonly (string | undefined)[]): Promise<void> {
  const known = [...new Set(orders)].filter((id) => id !== undefined);
  const events = await Promise.all(known.map((id) => eventFor(id)));
  const answers = await Promise.all(events.map((event) => tell(event)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
}

async function act(world: World, step: Step): Promise<void> {
  const { host, members, products, orders } = world;
  const { what } = step;
  const member = members[step.who] as Member;
  const product = products[step.product] as string;
  const order = orders[step.order % Math.max(orders.length, 1)];
  const at = { db: step.isSecond ? second : db(), now: NOW };
  const ctx = { ...member.ctx, ...at };
  const wanted = { startsAt: startAt(step), timeZone: 'UTC' };
  const anHour = { ...wanted, minutes: 60 };
  if (what === 'hold') await createSlotHold(ctx, product, anHour).catch(refused);
  if (what === 'rollback')
    await inTransaction(ctx, async (ctx) => {
      await createSlotHold(ctx, product, anHour);
      throw new Crash();
    }).catch(refused);
  if (what === 'cut')
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'second instance' and state <> 'idle' limit 2`.execute(db());
  if (what === 'drop') await deleteSlotHold(ctx, product).catch(refused);
  if (what === 'lapse') await lapse(world);
  if (what === 'order') {
    const { productId, amount } = (await heldBy(member.id)) ?? { productId: product, amount: 2500 };
    const expectedTotal = { amount, currency: 'USD' };
    const { status, payload } = await checkOut(member.token, { productId, expectedTotal });
    expect([201, 409]).toContain(status);
    if (status === 201) orders.push(payload._id);
  }
  if (what === 'pay') await pay([order]);
  if (what === 'payAll') await pay(orders.slice(-4));
  if (what === 'twice' && order) {
    const event = await eventFor(order);
    await Promise.all([tell(event), tell(event)]);
  }
  const booked = await bookedOf(order);
  const buyer = members.find(({ id }) => id === booked?.buyerId);
  if (!booked || !buyer) return;
  const own = { ...buyer.ctx, ...at };
  if (what === 'move') await moveBooking(own, booked.entitlementId, wanted).catch(refused);
  if (what === 'giveUp') await cancelBooking(own, booked.entitlementId, { backBps: 10_000 }).catch(refused);
  if (what === 'refuse')
    await cancelHostBooking({ ...host.ctx, ...at }, booked.id, { reason: 'سفر' }).catch(refused);
}

/** The booking of an order, and who it is of. */
async function bookedOf(orderId: string | undefined) {
  const { rows } = await sql<{ id: string; entitlementId: string; buyerId: string }>`
    select b.id, b.entitlement_id as "entitlementId", b.buyer_id as "buyerId"
    from bookings b join order_lines l on l.id = b.order_line_id
    where l.order_id = ${orderId ?? null} and b.entitlement_id is not null`.execute(db());
  return rows[0];
}

/** The most that are taken on a day, and in the week. */
async function most({ products }: World) {
  const { rows } = await sql<{ day: number; week: number }>`
    with taken as (select s.starts_at from booking_slots s where s.product_id = any(${products}::uuid[])
      and exists (select from bookings b where b.slot_id = s.id
        and (b.state = 'confirmed' or (b.state = 'held' and b.held_until > ${NOW}))))
    select coalesce((select max(count) from (select count(*)::int as count from taken
        group by starts_at::date) days), 0) as day, (select count(*)::int from taken) as week`.execute(db());
  return rows[0] ?? { day: 0, week: 0 };
}

it('over two instances, one of which loses connections: all that is always true of bookings stays true', async () => {
  const deadlocks = async () => {
    const { rows } = await sql<{ count: number }>`select deadlocks::int as count from pg_stat_database
      where datname = current_database()`.execute(db());
    return rows[0]?.count;
  };
  const before = await deadlocks();
  let bought = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 2, maxLength: 5 }), { minLength: 6, maxLength: 14 }),
      async (rounds) => {
        const host = await makeHost({ bufferAfter: 15, mostPerDay: PER_DAY, mostPerWeek: PER_WEEK });
        const { product } = await makeCompanyOffer(host);
        const group = await makeOffer(host, { seats: 2 });
        const products = [await makeOffer(host), await makeOffer(host), group, product];
        const members = await Promise.all(Array.from({ length: 4 }, () => makeMember()));
        const world: World = { host, members, products, orders: [] };
        for (const what of ['hold', 'order', 'pay'] as const)
          await act(world, {
            who: 0,
            product: 0,
            day: 0,
            hour: 0,
            order: 0,
            isSecond: false,
            what,
          });
        for (const round of rounds) {
          await Promise.all(round.map((step) => act(world, step)));
          const { day, week } = await most(world);
          expect([day <= PER_DAY, week <= PER_WEEK]).toEqual([true, true]);
        }
        expect(await wrongs(world)).toEqual(NONE);
        bought += world.orders.length;
      },
    ),
    { numRuns: 12, endOnFailure: true },
  );
  expect(bought).toBeGreaterThan(12);
  expect(await deadlocks()).toBe(before);
  const { results } = await checkBooks(guestCtx(db()));
  expect(results.filter(({ broken }) => broken > 0)).toEqual([]);
}, 120_000);
