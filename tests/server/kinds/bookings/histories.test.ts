import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { moveBooking } from '@/lib/server/appointments/move-booking';
import { cancelBooking, cancelHostBooking } from '@/lib/server/appointments/service';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { deleteSlotHold } from '@/lib/server/kinds/slot-holds';
import { expireOrders } from '@/lib/server/orders/service';
import { checkBooks } from '@/lib/server/self-check/service';
import { DAY } from '@/lib/shared/time';
import { NONE, wrongs } from '@/tests/setup/booking-wrongs';
import { makeHost, makeOffer } from '@/tests/setup/bookings';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { checkOut, eventFor, tell } from '@/tests/setup/trade';

const step = fc.record({
  who: fc.nat(3),
  what: fc.constantFrom(
    'hold',
    'hold',
    'order',
    'order',
    'pay',
    'pay',
    'again',
    'drop',
    'lapse',
    'dispute',
    'won',
    'move',
    'cancel',
    'refuse',
  ),
  product: fc.nat(2),
  hour: fc.nat(2),
  order: fc.nat(60),
  minutes: fc.constantFrom(60, 120),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface World {
  members: Member[];
  products: string[];
  orders: string[];
}

const startAt = (hour: number) =>
  `${fromNow(3 * DAY)
    .toISOString()
    .slice(0, 10)}T${10 + hour}:00:00.000Z`;

async function heldBy(buyerId: string) {
  const { rows } = await sql<{
    productId: string;
    amount: number;
  }>`select s.product_id as "productId", b.amount
    from bookings b join booking_slots s on s.id = b.slot_id
    where b.buyer_id = ${buyerId} and b.state = 'held' and b.held_until > ${NOW} limit 1`.execute(db());
  return rows[0];
}

/** The booking of an order, and who it is of. */
async function bookedOf(orderId: string) {
  const { rows } = await sql<{ id: string; entitlementId: string; buyerId: string; hostId: string }>`
    select b.id, b.entitlement_id as "entitlementId", b.buyer_id as "buyerId", s.host_id as "hostId"
    from bookings b join order_lines l on l.id = b.order_line_id join booking_slots s on s.id = b.slot_id
    where l.order_id = ${orderId} and b.entitlement_id is not null`.execute(db());
  return rows[0];
}

/** Refusals are part of life; only what the database would refuse is not. */
async function act({ members, products, orders }: World, { what, ...step }: Step): Promise<void> {
  const member = members[step.who] as Member;
  const product = products[step.product] as string;
  const order = orders[step.order % Math.max(orders.length, 1)];
  const ctx = member.ctx;
  const refused = (error: { code?: string }) => expect(error.code).toMatch(/^[a-z]/);
  if (what === 'hold')
    await createSlotHold(ctx, product, {
      startsAt: startAt(step.hour),
      minutes: step.minutes,
      timeZone: 'UTC',
    }).catch(refused);
  if (what === 'drop') await deleteSlotHold(ctx, product).catch(refused);
  if (what === 'order') {
    const held = await heldBy(member.id);
    const wanted = held ?? { productId: product, amount: 2500 };
    const expectedTotal = { amount: wanted.amount, currency: 'USD' };
    const { status, payload } = await checkOut(member.token, { productId: wanted.productId, expectedTotal });
    expect([201, 409]).toContain(status);
    if (status === 201) orders.push(payload._id);
  }
  if (what === 'lapse') {
    const past = fromNow(-1000);
    const held = await db().selectFrom('bookings').select('id').where('state', '=', 'held').execute();
    // One by one: here nobody locks their host, and two at once would wait for each other.
    for (const { id } of held)
      await db()
        .updateTable('bookings')
        .set({ held_until: past })
        .where('id', '=', id)
        .where('state', '=', 'held')
        .execute();
    for (const id of orders)
      await sql`update orders set expires_at = ${past} where status = 'awaiting_payment' and id = ${id}`.execute(
        db(),
      );
    await expireOrders(guestCtx(db()));
  }
  if (!order) return;
  if (what === 'move' || what === 'cancel' || what === 'refuse') {
    const booked = await bookedOf(order);
    const buyer = {
      ...member.ctx,
      viewer: { ...member.ctx.viewer, id: booked?.buyerId ?? '' },
      now: ctx.now,
    };
    const own = { ...buyer, viewer: { ...buyer.viewer, id: booked?.hostId ?? '' } };
    const to = { startsAt: startAt(step.hour), timeZone: 'UTC' };
    if (!booked) return;
    if (what === 'move') await moveBooking(buyer, booked.entitlementId, to).catch(refused);
    else if (what === 'cancel')
      await cancelBooking(buyer, booked.entitlementId, { backBps: 10_000 }).catch(refused);
    else await cancelHostBooking(own, booked.id, { reason: 'سفر' }).catch(refused);
  }
  if (what === 'pay' || what === 'again') {
    const event = await eventFor(order);
    const answers = await Promise.all(what === 'again' ? [tell(event), tell(event)] : [tell(event)]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  }
  if (what === 'dispute' || what === 'won') {
    const about = { subjectRef: `dp_${order}` };
    await tell(await eventFor(order, what === 'won' ? 'dispute.won' : 'dispute.opened', about));
  }
}

it('whatever happens, and all at once: a slot is one buyer’s, and what is paid is booked or goes back', async () => {
  const seen: World[] = [];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 8, maxLength: 20 }),
      async (rounds) => {
        const host = await makeHost({ bufferAfter: 15 });
        const products = [await makeOffer(host), await makeOffer(host), await makeOffer(host, { seats: 2 })];
        const members = await Promise.all(Array.from({ length: 4 }, () => makeMember()));
        const world: World = { members, products, orders: [] };
        seen.push(world);
        // Each life begins with something that was bought.
        for (const what of ['hold', 'order', 'pay'] as const)
          await act(world, { who: 0, product: 0, hour: 0, order: 0, minutes: 60, what });
        for (const round of rounds) await Promise.all(round.map((step) => act(world, step)));
        expect(await wrongs(world)).toEqual(NONE);
      },
    ),
    { numRuns: 15, endOnFailure: true },
  );
  // Lives in which nothing is bought would show nothing; what was bought was confirmed once.
  const { rows } = await sql<{ state: string }>`
    select distinct unnest(array[b.state] || case when b.entitlement_id is not null then array['confirmed'] end) as state
    from bookings b
    join booking_slots s on s.id = b.slot_id
    where s.product_id = any(${seen.flatMap(({ products }) => products)}::uuid[])`.execute(db());
  expect(rows.map(({ state }) => state).sort()).toEqual(['cancelled', 'confirmed', 'held', 'released']);
  const { results } = await checkBooks(guestCtx(db()));
  expect(results.filter(({ broken }) => broken > 0)).toEqual([]);
}, 120_000);
