import { describe, expect, it } from 'vitest';
import { moveBooking } from '@/lib/server/appointments/move-booking';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { getBooking } from '@/lib/server/kinds/bookings/appointments';
import { listSlots } from '@/lib/server/kinds/bookings/free-slots';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { sale } from '@/lib/server/kinds/bookings/sale';
import { getSlotHold } from '@/lib/server/kinds/slot-holds';
import { refundSale } from '@/lib/server/refunds/decide';
import { checkBooks } from '@/lib/server/self-check/service';
import { slotsIn } from '@/lib/shared/slot-days';
import { DAY, HOUR, MINUTE } from '@/lib/shared/time';
import { bookingsOf, makeHost, makeOffer } from '@/tests/setup/bookings';
import { fromNow, NOW, tenIn } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { expireReservations } from '@/tests/setup/reservations';
import { buyForReal, lineOf, stateOf } from '@/tests/setup/reversals';
import { topicsOf } from '@/tests/setup/topics';
import { bodyFor, checkOut, eventFor, placeOrder, tell } from '@/tests/setup/trade';
import { cleanWorld } from '@/tests/setup/world';

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
const hold = (member: Member, startsAt = START, { product = id, minutes = 60 } = {}) =>
  createSlotHold(member.ctx, product, { startsAt, minutes, timeZone: 'UTC' });
const hour = () => ({ id, price: { amount: 2500 } });

async function isFree(startsAt = START, product = id): Promise<boolean> {
  const month = startsAt.slice(0, 7);
  const ctx = guestCtx(db());
  const data = slotsIn(await listSlots(ctx, product, { month, timeZone: 'UTC', minutes: 60 }));
  return data.some((slot) => slot.startsAt === startsAt);
}

/** A dispute of an order's payment, as the gateway tells it. */
const dispute = async (orderId: string, type: 'dispute.opened' | 'dispute.won' | 'dispute.lost') =>
  tell(await eventFor(orderId, type, { subjectRef: `dispute of ${orderId}` }));

describe('what a slot costs', () => {
  const quoted = async (member = buyer) => (await sale.quotes?.(member.ctx, [id]))?.get(id);

  it('is for sale to whoever holds one, at the price of its length', async () => {
    expect(await quoted()).toMatchObject({ isForSale: false, amount: 2500 });
    await hold(buyer, START, { minutes: 120 });
    expect(await quoted()).toMatchObject({ isForSale: true, amount: 4000 });
    expect(await quoted(other)).toMatchObject({ isForSale: false, amount: 2500 });
  });

  it('is what its order is for: a slot at another price is not taken for it', async () => {
    await hold(buyer, START, { minutes: 120 });
    const line = { lineId: newId(), orderId: newId(), productId: id, buyerId: buyer.id };
    const reserve = (amount: number) =>
      inTransaction(guestCtx(db()), async (ctx) => {
        await sale.reserving?.reserve(ctx, [{ ...line, amount }], fromNow(HOUR));
      });
    await expect(reserve(2500)).rejects.toMatchObject({ code: 'not_purchasable' });
    // The right price finds it, and then there is no such order.
    await expect(reserve(4000)).rejects.toMatchObject({ constraint: expect.stringContaining('order_line') });
  });
});

describe('an order of a slot', () => {
  it('is refused to whoever holds none, and writes nothing', async () => {
    const { status, problem } = await checkOut(buyer.token, bodyFor(hour()));
    expect([status, problem.code]).toEqual([409, 'not_purchasable']);
    await hold(other);
    expect((await checkOut(buyer.token, bodyFor(hour()))).status).toBe(409);
    expect(await bookingsOf(buyer)).toEqual([]);
  });

  it('costs what the held length costs', async () => {
    await hold(buyer, START, { minutes: 120 });
    expect((await checkOut(buyer.token, bodyFor(hour()))).problem.code).toBe('cart_changed');
    const order = await placeOrder(buyer.token, { id, price: { amount: 4000 } });
    expect(order.total).toMatchObject({ amount: 4000 });
  });

  it('can be made again with the same hold, which is not kept longer than half an hour', async () => {
    await hold(buyer);
    const madeAt = fromNow(-25 * MINUTE);
    const soon = fromNow(MINUTE);
    await db()
      .updateTable('bookings')
      .set({ created_at: madeAt, held_until: soon })
      .where('buyer_id', '=', buyer.id)
      .execute();
    for (let times = 0; times < 3; times++) await placeOrder(buyer.token, hour());
    const { until } = await getSlotHold(buyer.ctx, id);
    expect(Date.parse(until)).toBe(madeAt.getTime() + 30 * MINUTE);
    expect(await bookingsOf(buyer)).toEqual(['held']);
    await expect(hold(other)).rejects.toMatchObject({ code: 'slot_taken' });
  });

  it('is paid once, however often the gateway tells it, and its money waits until three days after it', async () => {
    await hold(buyer);
    const orderId = await buyForReal(buyer.token, hour());
    await tell(await eventFor(orderId));
    expect(await bookingsOf(buyer)).toEqual(['confirmed']);
    expect(await isFree()).toBe(false);
    const { release_at } = await db()
      .selectFrom('holds')
      .select('release_at')
      .where('order_line_id', '=', await lineOf(orderId))
      .executeTakeFirstOrThrow();
    const after = Date.parse(START) + HOUR + 3 * DAY;
    const usual = NOW.getTime() + 7 * DAY;
    expect(Math.abs(release_at.getTime() - Math.max(after, usual))).toBeLessThan(MINUTE);
    const far = tenIn(20);
    await hold(buyer, far);
    const second = await buyForReal(buyer.token, hour());
    const held = await db()
      .selectFrom('holds')
      .select('release_at')
      .where('order_line_id', '=', await lineOf(second))
      .executeTakeFirstOrThrow();
    expect(held.release_at).toEqual(new Date(Date.parse(far) + HOUR + 3 * DAY));
  });

  it('that nobody pays frees its slot', async () => {
    await hold(buyer);
    await placeOrder(buyer.token, hour());
    await expireReservations();
    expect(await bookingsOf(buyer)).toEqual(['released']);
    expect(await isFree()).toBe(true);
  });

  it('fills the last seat of a group once', async () => {
    const group = await makeOffer(host, { seats: 2 });
    const seat = { id: group, price: { amount: 2500 } };
    for (const member of [buyer, other]) await hold(member, START, { product: group });
    await buyForReal(buyer.token, seat);
    const { _id } = await placeOrder(other.token, seat);
    await expireReservations();
    const third = await makeMember();
    await hold(third, START, { product: group });
    await tell(await eventFor(_id));
    expect(await bookingsOf(other)).toEqual(['released']);
    await buyForReal(third.token, seat);
    expect(await bookingsOf(third)).toEqual(['confirmed']);
  });

  it('gives nobody a second seat in the same group', async () => {
    const group = await makeOffer(host, { seats: 3 });
    await hold(buyer, START, { product: group });
    await buyForReal(buyer.token, { id: group, price: { amount: 2500 } });
    await expect(hold(buyer, START, { product: group })).rejects.toMatchObject({ code: 'slot_taken' });
    await hold(other, START, { product: group });
  });

  it('of a product of these types without an offer cannot be bought', async () => {
    const product = await makeProduct(db(), host);
    await db().updateTable('products').set({ type: 'tutoring' }).where('id', '=', product.id).execute();
    await expect(placeOrder(buyer.token, product)).rejects.toThrow('not_purchasable');
  });
});

describe('a booking', () => {
  const booked = async () => {
    await hold(buyer);
    return buyForReal(buyer.token, hour());
  };
  const giveBack = async (orderId: string) =>
    refundSale(host.ctx, await lineOf(orderId), { amount: 2500, answer: 'نعتذر' }, orderId, {
      asOperator: false,
    });

  it('is free again once its money went back, and others can have it', async () => {
    const orderId = await booked();
    await giveBack(orderId);
    expect(await bookingsOf(buyer)).toEqual(['cancelled']);
    expect(await isFree()).toBe(true);
    await hold(other);
    await buyForReal(other.token, hour());
    expect(await bookingsOf(other)).toEqual(['confirmed']);
  });

  it('that took place stays where it was', async () => {
    const orderId = await booked();
    await db()
      .updateTable('booking_slots')
      .set({ starts_at: new Date(0) })
      .where('host_id', '=', host.id)
      .execute();
    await giveBack(orderId);
    expect(await bookingsOf(buyer)).toEqual(['confirmed']);
  });

  it('comes back with a dispute that was won, where the slot is free', async () => {
    const orderId = await booked();
    await dispute(orderId, 'dispute.opened');
    expect([await isFree(), await bookingsOf(buyer)]).toEqual([true, ['cancelled']]);
    await dispute(orderId, 'dispute.won');
    expect([await isFree(), await bookingsOf(buyer)]).toEqual([false, ['confirmed']]);
    expect((await stateOf(orderId))?.access).toBe('active');
    expect(await topicsOf(buyer)).toEqual(['cancelledByRefund', 'confirmed']);
  });

  it('comes back without its slot where somebody else has it: the buyer chooses another, once', async () => {
    const orderId = await booked();
    await dispute(orderId, 'dispute.opened');
    await hold(other);
    await buyForReal(other.token, hour());
    await dispute(orderId, 'dispute.won');
    expect([await bookingsOf(buyer), await bookingsOf(other)]).toEqual([['cancelled'], ['confirmed']]);
    expect((await stateOf(orderId))?.access).toBe('active');
    const { id: own } = await db()
      .selectFrom('entitlements')
      .select('id')
      .where('holder_id', '=', buyer.id)
      .executeTakeFirstOrThrow();
    const now = buyer.ctx;
    expect(await getBooking(now, own)).toMatchObject({
      state: 'cancelled',
      isToChoose: true,
      chooseBy: null,
      movesLeft: 1,
    });
    const move = (startsAt: string) => moveBooking(now, own, { startsAt, timeZone: 'UTC' });
    await expect(move(START)).rejects.toMatchObject({ code: 'slot_taken' });
    await move(tenIn(4));
    const after = { state: 'confirmed', isToChoose: false, movesLeft: 3 };
    expect(await getBooking(now, own)).toMatchObject(after);
    expect(await isFree(tenIn(4))).toBe(false);
    // What it is moved to now counts as for any other.
    expect(await move(tenIn(5))).toMatchObject({ movesLeft: 2 });
    const { results } = await checkBooks(guestCtx(db()));
    expect(results.filter(({ broken }) => broken > 0)).toEqual([]);
  });
});
