import { describe, expect, it } from 'vitest';
import { cancelSeat, cancelWorkshopDate, giveBackEnded } from '@/lib/server/appointments/workshops';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { listWorkshopDates } from '@/lib/server/kinds/assessments/holds';
import { getSeat } from '@/lib/server/kinds/assessments/seats';
import { deleteSlotHold, getSlotHold } from '@/lib/server/kinds/slot-holds';
import { checkBooks } from '@/lib/server/self-check/service';
import { DAY } from '@/lib/shared/time';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { expireReservations } from '@/tests/setup/reservations';
import { stateOf } from '@/tests/setup/reversals';
import { runJobs } from '@/tests/setup/run-jobs';
import { bodyFor, checkOut, eventFor, placeOrder, tell } from '@/tests/setup/trade';
import { beginIn, dateIn, holdSeat, makeWorkshop, seatFor, seatOf, seatsOf } from '@/tests/setup/workshops';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let host: Member;
let buyer: Member;
let other: Member;
let third: Member;
let id: string;
const far = dateIn(9);
let first: string;
let second: string;

cleanWorld(async () => {
  host = await makeMember({ role: 'CREATOR' });
  [buyer, other, third] = [await makeMember(), await makeMember(), await makeMember()];
  const dates = [dateIn(5), dateIn(9)];
  [first, second] = [dates[0]?._id ?? '', dates[1]?._id ?? ''];
  id = await makeWorkshop(host, dates);
});

const at = (member: Member, now = NOW) => ({ ...member.ctx, now });
const leftFor = async (member: Member | null, dateId = first) => {
  const ctx = member ? at(member) : guestCtx(db());
  const { data } = await listWorkshopDates(ctx, id, { timeZone: 'UTC' });
  return data.find(({ _id }) => _id === dateId)?.seatsLeft;
};
const dispute = async (orderId: string, type: 'dispute.opened' | 'dispute.won') =>
  tell(await eventFor(orderId, type, { subjectRef: `dispute of ${orderId}` }));

describe('a seat that is kept while its buyer pays', () => {
  it('is one of the seats, shown by both clocks, and given back', async () => {
    const hold = await holdSeat(buyer, first);
    expect(hold.slot.host.time).toBe('18:00');
    expect(hold.price.amount).toBe(3000);
    expect([await leftFor(null), await leftFor(buyer)]).toEqual([1, 2]);
    await deleteSlotHold(at(buyer), id);
    expect(await leftFor(null)).toBe(2);
    await expect(getSlotHold(at(buyer), id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('leaves the one on another date of the same workshop', async () => {
    await holdSeat(buyer, first);
    await holdSeat(buyer, second);
    expect([await leftFor(null, first), await leftFor(null, second)]).toEqual([2, 1]);
  });

  it('is refused where all are taken, for their own product, and for a date that is cancelled or has begun', async () => {
    await holdSeat(buyer, first);
    await holdSeat(other, first);
    await expect(holdSeat(third, first)).rejects.toMatchObject({ code: 'date_full' });
    await expect(holdSeat(host, first)).rejects.toMatchObject({ code: 'own_product' });
    await cancelWorkshopDate(at(host), second, { reason: 'سفر' });
    await expect(holdSeat(third, second)).rejects.toMatchObject({ code: 'not_purchasable' });
    await expireReservations();
    await beginIn(first, -1);
    await expect(holdSeat(third, first)).rejects.toMatchObject({ code: 'not_purchasable' });
    await expect(holdSeat(third, far._id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is needed for an order, and refused to a buyer who has one on that date', async () => {
    expect((await checkOut(buyer.token, bodyFor(seatOf(id)))).problem.code).toBe('not_purchasable');
    await seatFor(buyer, id, first);
    expect([await leftFor(buyer), await leftFor(null)]).toEqual([1, 1]);
    await expect(holdSeat(buyer, first)).rejects.toMatchObject({ code: 'conflict' });
    await holdSeat(buyer, second);
  });
});

describe('money for a seat', () => {
  it('confirms it, and waits until three days after the end', async () => {
    const { orderId, entitlementId } = await seatFor(buyer, id, first);
    expect(await stateOf(orderId)).toMatchObject({ order: 'paid', access: 'active' });
    const seat = await getSeat(at(buyer), entitlementId);
    expect([seat.state, seat.backBps, seat.placeText]).toEqual(['confirmed', 10_000, null]);
    const { release_at } = await db()
      .selectFrom('holds')
      .select('release_at')
      .orderBy('release_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(release_at.getTime()).toBe(Date.parse(seat.slot.endsAt) + 3 * DAY);
  });

  it('that comes too late confirms it where a seat is left', async () => {
    await holdSeat(buyer, first);
    const { _id } = await placeOrder(buyer.token, seatOf(id));
    await expireReservations();
    await tell(await eventFor(_id));
    expect([(await stateOf(_id))?.order, await seatsOf(buyer)]).toEqual(['paid', ['confirmed']]);
  });

  it('that comes too late goes back by itself where others have the seats', async () => {
    await holdSeat(buyer, first);
    const { _id } = await placeOrder(buyer.token, seatOf(id));
    const event = await eventFor(_id);
    await expireReservations();
    await seatFor(other, id, first);
    await holdSeat(third, first);
    await tell(event);
    expect((await stateOf(_id))?.access).toBeNull();
    expect((await stateOf(_id))?.refunds).toHaveLength(1);
    expect([await seatsOf(buyer), await seatsOf(third)]).toEqual([['released'], ['held']]);
  });

  it('goes back where the date was cancelled while its buyer paid', async () => {
    await holdSeat(buyer, first);
    const { _id } = await placeOrder(buyer.token, seatOf(id));
    await cancelWorkshopDate(at(host), first, { reason: 'سفر' });
    await tell(await eventFor(_id));
    expect((await stateOf(_id))?.access).toBeNull();
  });

  it('that is disputed frees the seat, and gives it back after a won dispute where one is left', async () => {
    const { orderId } = await seatFor(buyer, id, first);
    await dispute(orderId, 'dispute.opened');
    expect([await seatsOf(buyer), await leftFor(null)]).toEqual([['cancelled'], 2]);
    await dispute(orderId, 'dispute.won');
    expect([await seatsOf(buyer), await leftFor(null)]).toEqual([['confirmed'], 1]);
  });
});

describe('giving a seat back', () => {
  it('gives all, half or nothing back by the rules, and only what was seen', async () => {
    const { entitlementId, orderId } = await seatFor(buyer, id, first);
    await expect(cancelSeat(at(buyer), entitlementId, { backBps: 5000 })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(cancelSeat(at(other), entitlementId, { backBps: 10_000 })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await cancelSeat(at(buyer), entitlementId, { backBps: 10_000 })).refunded.amount).toBe(3000);
    expect([await seatsOf(buyer), await leftFor(null)]).toEqual([['cancelled'], 2]);
    expect(await stateOf(orderId)).toMatchObject({ order: 'refunded', access: 'revoked' });
    const half = await seatFor(other, id, first);
    await beginIn(first, 30);
    expect((await cancelSeat(at(other), half.entitlementId, { backBps: 5000 })).refunded.amount).toBe(1500);
    const none = await seatFor(third, id, first);
    await beginIn(first, 3);
    expect((await cancelSeat(at(third), none.entitlementId, { backBps: 0 })).refunded.amount).toBe(0);
    expect(await seatsOf(third)).toEqual(['cancelled']);
    const { results } = await checkBooks(guestCtx(db()));
    expect(results.filter(({ broken }) => broken > 0)).toEqual([]);
  });

  it('is refused once the date has begun', async () => {
    const { entitlementId } = await seatFor(buyer, id, first);
    await beginIn(first, -1);
    await expect(cancelSeat(at(buyer), entitlementId, { backBps: 0 })).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});

describe('a date that its seller cancels', () => {
  it('gives all seats back with all the money, and says why', COMMITS, async () => {
    const all = [await seatFor(buyer, id, first), await seatFor(other, id, first)];
    await expect(cancelWorkshopDate(at(other), first, { reason: 'لا' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await beginIn(first, 1);
    await cancelWorkshopDate(at(host), first, { reason: 'مرضتُ' });
    await runJobs();
    for (const { orderId } of all) expect((await stateOf(orderId))?.order).toBe('refunded');
    expect([await seatsOf(buyer), await seatsOf(other)]).toEqual([['cancelled'], ['cancelled']]);
    await expect(cancelWorkshopDate(at(host), first, { reason: 'ثانية' })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it(
    'gives the money of a seat back that a buyer has disputed, once the dispute is won',
    COMMITS,
    async () => {
      const { orderId } = await seatFor(buyer, id, first);
      await dispute(orderId, 'dispute.opened');
      await cancelWorkshopDate(at(host), first, { reason: 'سفر' });
      await runJobs();
      expect((await stateOf(orderId))?.refunds).toBeNull();
      await beginIn(first, -10);
      await dispute(orderId, 'dispute.won');
      await giveBackEnded(guestCtx(db()));
      await giveBackEnded(guestCtx(db()));
      await runJobs();
      expect(await stateOf(orderId)).toMatchObject({ order: 'refunded', access: 'revoked' });
      expect((await stateOf(orderId))?.refunds).toHaveLength(1);
      const { results } = await checkBooks(guestCtx(db()));
      expect(results.filter(({ broken }) => broken > 0)).toEqual([]);
    },
  );
});
