import { describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { getSlotHold } from '@/lib/server/kinds/slot-holds';
import { expireOrders } from '@/lib/server/orders/service';
import { HOUR } from '@/lib/shared/time';
import { NONE, wrongs } from '@/tests/setup/booking-wrongs';
import { bookingsOf, makeHost, makeOffer } from '@/tests/setup/bookings';
import { fromNow, tenIn } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { expireReservations } from '@/tests/setup/reservations';
import { buyForReal, stateOf } from '@/tests/setup/reversals';
import { eventFor, placeOrder, tell } from '@/tests/setup/trade';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let host: Member;
let buyer: Member;
let other: Member;
let id: string;
cleanWorld(async () => {
  host = await makeHost();
  [buyer, other] = [await makeMember(), await makeMember()];
  id = await makeOffer(host);
});

/** Ten o'clock in UTC, so many days from today. */
const START = tenIn(3);
const hold = (member: Member, startsAt = START, { product = id } = {}) =>
  createSlotHold(member.ctx, product, { startsAt, minutes: 60, timeZone: 'UTC' });
const hour = () => ({ id, price: { amount: 2500 } });

const ago = (ms: number) => fromNow(-ms);
const changeBookings = (change: { held_until: Date } | { created_at: Date }) =>
  db().updateTable('bookings').set(change).where('buyer_id', '=', buyer.id).execute();

describe('money for a slot', () => {
  it('that is under way keeps the slot, but no longer than others could book it', async () => {
    const own = await makeOffer(await makeHost({ leastNotice: 24 * 60 }));
    await hold(buyer, START, { product: own });
    const { _id } = await placeOrder(buyer.token, { id: own, price: { amount: 2500 } });
    await tell(await eventFor(_id, 'payment.processing'));
    const { until } = await getSlotHold(buyer.ctx, own);
    expect(until).toBe(tenIn(2));
    await expect(hold(other, START, { product: own })).rejects.toMatchObject({ code: 'slot_taken' });
    await tell(await eventFor(_id, 'payment.failed'));
    await changeBookings({ created_at: ago(HOUR) });
    await db()
      .updateTable('orders')
      .set({ expires_at: ago(1000) })
      .where('id', '=', _id)
      .execute();
    await expireOrders(guestCtx(db()));
    expect(await bookingsOf(buyer)).toEqual(['released']);
    await hold(other, START, { product: own });
  });

  it('that is under way after the slot went to somebody else goes back', async () => {
    await hold(buyer);
    const { _id } = await placeOrder(buyer.token, hour());
    await changeBookings({ held_until: ago(1000) });
    await hold(other);
    expect((await tell(await eventFor(_id, 'payment.processing'))).status).toBe(200);
    expect((await stateOf(_id))?.order).toBe('awaiting_payment');
    await tell(await eventFor(_id));
    expect((await stateOf(_id))?.refunds).toHaveLength(1);
    expect(await bookingsOf(other)).toEqual(['held']);
  });

  it('that comes too late confirms the booking where the slot is free still', async () => {
    await hold(buyer);
    const { _id } = await placeOrder(buyer.token, hour());
    await expireReservations();
    await tell(await eventFor(_id));
    expect([(await stateOf(_id))?.order, await bookingsOf(buyer)]).toEqual(['paid', ['confirmed']]);
    await expect(hold(other)).rejects.toMatchObject({ code: 'slot_taken' });
  });

  it('that comes too late goes back where others have filled the day of its host by then', async () => {
    const product = await makeOffer(await makeHost({ mostPerDay: 1 }));
    await hold(buyer, START, { product });
    const { _id } = await placeOrder(buyer.token, { id: product, price: { amount: 2500 } });
    await expireReservations();
    await hold(other, START.replace('T10', 'T11'), { product });
    await tell(await eventFor(_id));
    expect((await stateOf(_id))?.access).toBeNull();
    expect([await bookingsOf(buyer), await bookingsOf(other)]).toEqual([['released'], ['held']]);
  });

  it('that comes too late goes back where somebody else has the slot', async () => {
    await hold(buyer);
    const { _id } = await placeOrder(buyer.token, hour());
    await expireReservations();
    await hold(other);
    await tell(await eventFor(_id));
    expect((await stateOf(_id))?.access).toBeNull();
    expect(await bookingsOf(buyer)).toEqual(['released']);
    const paid = await buyForReal(other.token, hour());
    expect([(await stateOf(paid))?.order, await bookingsOf(other)]).toEqual(['paid', ['confirmed']]);
  });

  it(
    'that comes late at the same moment as that of others takes each its own slot again',
    COMMITS,
    async () => {
      const buyers = await Promise.all(Array.from({ length: 4 }, () => makeMember()));
      const orders: string[] = [];
      for (const [at, one] of buyers.entries()) {
        await hold(one, START.replace('T10', `T${10 + at}`));
        orders.push((await placeOrder(one.token, hour()))._id);
      }
      await expireReservations();
      const events = await Promise.all(orders.map((orderId) => eventFor(orderId)));
      await Promise.all(events.map((event) => tell(event)));
      for (const one of buyers) expect(await bookingsOf(one)).toEqual(['confirmed']);
      expect(await wrongs({ products: [id], orders })).toEqual(NONE);
    },
  );

  it('that comes late goes back where its buyer has another seat in the same group by then', async () => {
    const group = await makeOffer(host, { seats: 3 });
    const seat = { id: group, price: { amount: 2500 } };
    await hold(other, START, { product: group });
    await buyForReal(other.token, seat);
    await hold(buyer, START, { product: group });
    const { _id: first } = await placeOrder(buyer.token, seat);
    const event = await eventFor(first);
    await expireReservations();
    await hold(buyer, START, { product: group });
    const second = await buyForReal(buyer.token, seat);
    expect((await tell(event)).status).toBe(200);
    expect([(await stateOf(first))?.refunds?.length, (await stateOf(second))?.access]).toEqual([1, 'active']);
    expect(await bookingsOf(buyer)).toEqual(['released', 'confirmed']);
  });
});
