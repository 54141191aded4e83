import { describe, expect, it } from 'vitest';
import { POST as ASK } from '@/app/api/bookings/[id]/ask-to-move/route';
import { PUT as NOTE } from '@/app/api/bookings/[id]/note/route';
import { POST as MOVE } from '@/app/api/entitlements/[id]/booking/move/route';
import { GET as SLOTS } from '@/app/api/entitlements/[id]/booking/slots/route';
import { askToMove, moveBooking } from '@/lib/server/appointments/move-booking';
import { cancelBooking, cancelHostBooking } from '@/lib/server/appointments/service';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { getBooking, listBookings } from '@/lib/server/kinds/bookings/appointments';
import { listSlots } from '@/lib/server/kinds/bookings/free-slots';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { bookings } from '@/lib/server/kinds/bookings/kind';
import { listMoveSlots, putBookingNote } from '@/lib/server/kinds/bookings/moves';
import { checkBooks } from '@/lib/server/self-check/service';
import { slotsIn } from '@/lib/shared/slot-days';
import { DAY, MINUTE } from '@/lib/shared/time';
import { bookedBy, makeHost, makeOffer, OFFER } from '@/tests/setup/bookings';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { lineOf } from '@/tests/setup/reversals';
import { placeOrder } from '@/tests/setup/trade';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

const startIn = (days: number, hour = 10) =>
  `${fromNow(days * DAY)
    .toISOString()
    .slice(0, 10)}T${String(hour).padStart(2, '0')}:00:00.000Z`;
const START = startIn(3);

let host: Member;
let buyer: Member;
let product: string;
let own: Awaited<ReturnType<typeof bookedBy>>;
cleanWorld(async () => {
  host = await makeHost({ step: 30 });
  buyer = await makeMember();
  product = await makeOffer(host);
  own = await bookedBy(buyer, product, { startsAt: START });
});

/** Some minutes after the start. */
const at = ({ ctx }: Pick<Member, 'ctx'>, minutes: number) => ({
  ...ctx,
  now: new Date(Date.parse(START) + minutes * MINUTE),
});
const move = (startsAt: string, ctx = buyer.ctx) =>
  moveBooking(ctx, own.entitlementId, { startsAt, timeZone: 'Europe/London' });
const conflict = { code: 'conflict' };

async function freeIn(startsAt: string): Promise<boolean> {
  const asked = { month: startsAt.slice(0, 7), timeZone: 'UTC', minutes: 60 };
  const data = slotsIn(await listSlots(guestCtx(db()), product, asked));
  return data.some((slot) => slot.startsAt === startsAt);
}

describe('moving a booking', () => {
  it('is for its buyer alone, asking for it for its host alone', async () => {
    const stranger = await makeMember({ role: 'CREATOR' });
    const params = { id: own.entitlementId };
    const body = { startsAt: startIn(4), timeZone: 'UTC' };
    const query = { month: START.slice(0, 7), timeZone: 'UTC' };
    expect((await callRoute(MOVE, { params, body })).status).toBe(401);
    for (const { token } of [stranger, host]) {
      expect((await callRoute(MOVE, { params, body, token })).status).toBe(404);
      expect((await callRoute(SLOTS, { params, query, token })).status).toBe(404);
    }
    for (const { token } of [stranger, buyer]) {
      const booking = { params: { id: own.bookingId }, token };
      expect((await callRoute(ASK, { ...booking, body: { reason: 'سفر' } })).status).toBe(404);
      const note = { note: '', isDone: false };
      expect((await callRoute(NOTE, { ...booking, body: note, method: 'PUT' })).status).toBe(404);
    }
    expect((await callRoute(MOVE, { params, body, token: buyer.token })).status).toBe(200);
  });

  it('is refused once all would not go back, after three times, and once it was cancelled', async () => {
    await expect(move(startIn(5), at(buyer, -24 * 60 + 1))).rejects.toMatchObject(conflict);
    const month = { month: START.slice(0, 7), timeZone: 'UTC' };
    await expect(listMoveSlots(at(buyer, -60), own.entitlementId, month)).rejects.toMatchObject(conflict);
    for (const days of [4, 5, 6]) await move(startIn(days));
    expect(await getBooking(buyer.ctx, own.entitlementId)).toMatchObject({ movesLeft: 0 });
    await expect(move(startIn(7))).rejects.toMatchObject(conflict);
    await cancelHostBooking(host.ctx, own.bookingId, { reason: 'سفر' });
    await expect(move(startIn(8))).rejects.toMatchObject({ code: 'not_entitled' });
  });

  it('to a time that is not free changes nothing, and names the next ones', async () => {
    const other = await makeMember();
    const taken = startIn(4);
    await createSlotHold(other.ctx, product, { startsAt: taken, minutes: 60, timeZone: 'UTC' });
    const refused = await move(taken).catch((error) => error);
    expect(refused).toMatchObject({ code: 'slot_taken' });
    expect(refused.slots[0].startsAt).toBe(startIn(4, 11));
    for (const startsAt of [START, startIn(4, 3), startIn(-1)])
      await expect(move(startsAt)).rejects.toMatchObject({ code: 'slot_taken' });
    const booking = await getBooking(buyer.ctx, own.entitlementId);
    expect(booking).toMatchObject({ slot: { startsAt: START }, movesLeft: 3, state: 'confirmed' });
    expect(await freeIn(START)).toBe(false);
  });

  it('frees its time for others, keeps the price that was paid, and waits for the money as long', async () => {
    const lengths = [{ minutes: 90, price: { amount: 9900, currency: 'USD' as const } }];
    const write = (offer: object) =>
      bookings.content.write(host.ctx, { id: product, version: 1 }, { ...OFFER, ...offer });
    await write({ lengths });
    const booking = await move(startIn(9, 12));
    expect(booking).toMatchObject({ movesLeft: 2, timeZone: 'Europe/London', back: { amount: 2500 } });
    expect(booking.slot).toMatchObject({ startsAt: startIn(9, 12), endsAt: startIn(9, 13) });
    const hold = await db()
      .selectFrom('holds')
      .select('release_at')
      .where('order_line_id', '=', await lineOf(own.orderId))
      .executeTakeFirstOrThrow();
    expect(hold.release_at.toISOString()).toBe(startIn(12, 13));
    await write({});
    expect(await freeIn(START)).toBe(true);
    expect(await freeIn(startIn(9, 12))).toBe(false);
  });

  it('may overlap its own time, and every slot that is shown can be taken', async () => {
    const half = START.replace(':00:00', ':30:00');
    const month = { month: half.slice(0, 7), timeZone: 'UTC' };
    const data = slotsIn(await listMoveSlots(buyer.ctx, own.entitlementId, month));
    const shown = data.map(({ startsAt }) => startsAt);
    expect(shown).toContain(half);
    expect(shown).not.toContain(START);
    expect((await move(half)).slot.startsAt).toBe(half);
  });

  it('of a group leaves the others where they are', async () => {
    const group = await makeOffer(host, { seats: 3 });
    const [one, two] = [await makeMember(), await makeMember()];
    const startsAt = startIn(5);
    const [first, second] = [
      await bookedBy(one, group, { startsAt }),
      await bookedBy(two, group, { startsAt }),
    ];
    const later = { startsAt: startIn(6), timeZone: 'UTC' };
    await moveBooking(one.ctx, first.entitlementId, later);
    expect((await getBooking(two.ctx, second.entitlementId)).slot.startsAt).toBe(startsAt);
    await moveBooking(two.ctx, second.entitlementId, later);
    expect((await getBooking(two.ctx, second.entitlementId)).slot.startsAt).toBe(later.startsAt);
    await expect(
      moveBooking(one.ctx, first.entitlementId, { startsAt: START, timeZone: 'UTC' }),
    ).rejects.toMatchObject({ code: 'slot_taken' });
  });

  it('to a time that its buyer is about to pay for is refused as to any that is taken, and not shown', async () => {
    const group = await makeOffer(host, { seats: 3 });
    await bookedBy(await makeMember(), group, { startsAt: startIn(5) });
    const first = await bookedBy(buyer, group, { startsAt: startIn(4) });
    for (const [productId, { entitlementId }] of [
      [group, first],
      [product, own],
    ] as const) {
      const startsAt = productId === group ? startIn(5) : startIn(6);
      const wanted = { startsAt, timeZone: 'UTC' };
      await createSlotHold(buyer.ctx, productId, { ...wanted, minutes: 60 });
      await placeOrder(buyer.token, { id: productId, price: { amount: 2500 } });
      const month = { month: startsAt.slice(0, 7), timeZone: 'UTC' };
      const data = slotsIn(await listMoveSlots(buyer.ctx, entitlementId, month));
      expect(data.map((slot) => slot.startsAt)).not.toContain(startsAt);
      await expect(moveBooking(buyer.ctx, entitlementId, wanted)).rejects.toMatchObject({
        code: 'slot_taken',
      });
    }
  });

  it('that was sold as private does not make a group of it, whatever the offer is now', async () => {
    const startsAt = startIn(6);
    const [other, third] = [await makeMember(), await makeMember()];
    await bookings.content.write(host.ctx, { id: product, version: 1 }, { ...OFFER, seats: 5 });
    await createSlotHold(third.ctx, product, { startsAt: startIn(7), minutes: 60, timeZone: 'UTC' });
    await expect(move(startIn(7))).rejects.toMatchObject({ code: 'slot_taken' });
    await move(startsAt);
    await expect(
      createSlotHold(other.ctx, product, { startsAt, minutes: 60, timeZone: 'UTC' }),
    ).rejects.toMatchObject({ code: 'slot_taken' });
  });

  it('races with others for one slot: one has it, the rest keep theirs', COMMITS, async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => makeMember()));
    const booked = [own.entitlementId];
    for (const [at, one] of others.entries())
      booked.push((await bookedBy(one, product, { startsAt: startIn(4, 8 + at) })).entitlementId);
    const wanted = { startsAt: startIn(6), timeZone: 'UTC' };
    const all = [buyer, ...others];
    const answers = await Promise.allSettled(
      all.map((one, at) => moveBooking(one.ctx, booked[at] ?? '', wanted)),
    );
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? answer.reason.code : []));
    expect(refused).toEqual(['slot_taken', 'slot_taken', 'slot_taken', 'slot_taken']);
    const { results } = await checkBooks(guestCtx(db()));
    expect(results.filter(({ broken }) => broken > 0)).toEqual([]);
  });
});

describe('a host who asks for another time', () => {
  const ask = (ctx = host.ctx) => askToMove(ctx, own.bookingId, { reason: 'عندي سفر' });

  it('cannot ask once it has begun', async () => {
    await expect(ask(at(host, 0))).rejects.toMatchObject(conflict);
  });

  it('lets the buyer choose any free slot although it is late, and it does not count', async () => {
    for (const days of [4, 5, 6]) await move(startIn(days));
    await ask();
    const late = { ...buyer.ctx, now: new Date(Date.parse(startIn(6)) - MINUTE) };
    expect(await getBooking(late, own.entitlementId)).toMatchObject({
      askedToMove: { reason: 'عندي سفر' },
      backBps: 10_000,
      movesLeft: 1,
    });
    expect(await move(startIn(8), late)).toMatchObject({ askedToMove: null, movesLeft: 0 });
  });

  it('gives all back where the buyer cancels instead', async () => {
    await ask();
    const answer = await cancelBooking(at(buyer, -1), own.entitlementId, { backBps: 10_000 });
    expect(answer).toMatchObject({ refunded: { amount: 2500 } });
  });
});

describe('the note of a host', () => {
  it('is theirs alone; what has not begun is not done', async () => {
    const put = (ctx: Member['ctx'], isDone: boolean) =>
      putBookingNote(ctx, own.bookingId, { note: 'تريد مراجعة الدفع', isDone });
    await expect(put(host.ctx, true)).rejects.toMatchObject(conflict);
    await put(at(host, 30), true);
    const { data } = await listBookings(at(host, 0), { from: START.slice(0, 10), days: 1 });
    expect(data).toEqual([expect.objectContaining({ note: 'تريد مراجعة الدفع', isDone: true })]);
    expect(JSON.stringify(await getBooking(buyer.ctx, own.entitlementId))).not.toContain('مراجعة الدفع');
  });
});
