import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { cancelSeat } from '@/lib/server/appointments/workshops';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { joinWaitingList, leaveWaitingList, passOffersOn } from '@/lib/server/kinds/assessments/waits';
import { deleteSlotHold } from '@/lib/server/kinds/slot-holds';
import { expireOrders } from '@/lib/server/orders/service';
import { checkBooks } from '@/lib/server/self-check/service';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { bodyFor, checkOut, eventFor, tell } from '@/tests/setup/trade';
import { dateIn, holdSeat, makeWorkshop, seatOf } from '@/tests/setup/workshops';

const step = fc.record({
  who: fc.nat(3),
  what: fc.constantFrom(
    'hold',
    'hold',
    'order',
    'order',
    'pay',
    'pay',
    'wait',
    'wait',
    'leave',
    'drop',
    'lapse',
    'pass',
    'offersEnd',
    'giveUp',
  ),
  order: fc.nat(30),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface World {
  product: string;
  date: string;
  members: Member[];
  orders: string[];
}

/** Refusals are part of life; what the database would refuse is not. */
const refused = (error: { code?: string; message?: string }) =>
  expect(error.code, error.message).toMatch(/^[a-z_]+$/);

async function act({ product, date, members, orders }: World, { who, what, order }: Step): Promise<void> {
  const member = members[who] as Member;
  const ctx = member.ctx;
  const past = fromNow(-1000);
  if (what === 'hold') await holdSeat(member, date).catch(refused);
  if (what === 'drop') await deleteSlotHold(ctx, product).catch(refused);
  if (what === 'wait') await joinWaitingList(ctx, date).catch(refused);
  if (what === 'leave') await leaveWaitingList(ctx, date).catch(refused);
  if (what === 'pass') await passOffersOn(guestCtx(db()));
  if (what === 'offersEnd')
    await sql`update workshop_waits set offered_until = ${past} where date_id = ${date}
      and state = 'offered'`.execute(db());
  if (what === 'lapse') {
    await sql`update workshop_seats set held_until = ${past} where date_id = ${date}
      and state = 'held'`.execute(db());
    await sql`update orders set expires_at = ${past} where id = any(${orders}::uuid[])
      and status = 'awaiting_payment'`.execute(db());
    await expireOrders(guestCtx(db()));
  }
  if (what === 'order') {
    const { status, payload } = await checkOut(member.token, bodyFor(seatOf(product)));
    expect([201, 409]).toContain(status);
    if (status === 201) orders.push(payload._id);
  }
  const chosen = orders[order % Math.max(orders.length, 1)];
  if (what === 'pay' && chosen) expect((await tell(await eventFor(chosen))).status).toBe(200);
  if (what === 'giveUp') {
    const { rows } = await sql<{ id: string }>`select entitlement_id as id from workshop_seats
      where date_id = ${date} and buyer_id = ${member.id} and state = 'confirmed'`.execute(db());
    if (rows[0]) await cancelSeat(ctx, rows[0].id, { backBps: 10_000 }).catch(refused);
  }
}

/** What is never so: more people than seats, a seat without its right, a right without its seat. */
async function wrongs(date: string, product: string) {
  const { rows } = await sql<{ wrong: string }>`
    select 'oversold' as wrong from workshop_dates d where d.id = ${date} and d.seats < (
      select count(distinct who) from (
        select buyer_id as who from workshop_seats where date_id = d.id
          and (state = 'confirmed' or (state = 'held' and held_until > ${NOW}))
        union select user_id from workshop_waits where date_id = d.id and state = 'offered'
          and offered_until > ${NOW}) taken)
    union all select 'a seat without its right' from workshop_seats s
      left join entitlements e on e.id = s.entitlement_id and e.status = 'active'
      where s.date_id = ${date} and s.state = 'confirmed' and e.id is null
    union all select 'a right without its seat' from entitlements e where e.product_id = ${product}
      and e.status = 'active' and not exists (select from workshop_seats s where s.entitlement_id = e.id
        and s.state = 'confirmed')
    union all select 'waits with a seat' from workshop_waits w join workshop_seats s on s.date_id = w.date_id
      and s.buyer_id = w.user_id and s.state = 'confirmed' where w.date_id = ${date}
      and w.state in ('waiting', 'offered')`.execute(db());
  return rows.map(({ wrong }) => wrong);
}

/** A history in which a seat is bought: those that are made up by chance may have none. */
const BOUGHT: Step[][] = (['hold', 'order', 'pay'] as const).map((what) => [{ who: 0, what, order: 0 }]);

it('whatever four people do at once, there are never more of them than seats', async () => {
  let bought = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 6, maxLength: 14 }),
      async (rounds) => {
        const date = dateIn(6, { seats: 2 });
        const product = await makeWorkshop(await makeMember({ role: 'CREATOR' }), [date]);
        const members = await Promise.all(Array.from({ length: 4 }, () => makeMember()));
        const world: World = { product, date: date._id, members, orders: [] };
        for (const round of rounds) {
          await Promise.all(round.map((one) => act(world, one)));
          expect(await wrongs(date._id, product)).toEqual([]);
        }
        bought += world.orders.length;
      },
    ),
    { numRuns: 10, endOnFailure: true, examples: [[BOUGHT]] },
  );
  expect(bought).toBeGreaterThan(0);
  const { results } = await checkBooks(guestCtx(db()));
  expect(results.filter(({ broken }) => broken > 0)).toEqual([]);
}, 60_000);
