import { describe, expect, it } from 'vitest';
import { POST as ACCEPT } from '@/app/api/bookings/[id]/accept/route';
import { sayAbsent } from '@/lib/server/appointments/absences';
import { acceptBooking, endUnanswered } from '@/lib/server/appointments/acceptance';
import { endUnansweredRequests } from '@/lib/server/appointments/jobs';
import { askToMove, moveBooking } from '@/lib/server/appointments/move-booking';
import { cancelBooking, cancelHostBooking } from '@/lib/server/appointments/service';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import {
  getBooking,
  getBookingCalendar,
  listBookings,
  listWaiting,
} from '@/lib/server/kinds/bookings/appointments';
import { readCalendarFeed, renewCalendarFeed } from '@/lib/server/kinds/bookings/feed';
import { listSlots } from '@/lib/server/kinds/bookings/free-slots';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { remindOfBookings } from '@/lib/server/kinds/bookings/reminders';
import { answerBy } from '@/lib/server/kinds/bookings/requests';
import { checkBooks } from '@/lib/server/self-check/service';
import { slotsIn } from '@/lib/shared/slot-days';
import { HOUR, MINUTE } from '@/lib/shared/time';
import { bookedBy, makeHost, makeOffer } from '@/tests/setup/bookings';
import { calendarsTo } from '@/tests/setup/calendar-events';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW, tenIn } from '@/tests/setup/clock';
import { type Member, makeConfirmed, makeMember } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { sendGranted, stateOf } from '@/tests/setup/reversals';
import { topicsOf } from '@/tests/setup/topics';
import { eventFor, tell } from '@/tests/setup/trade';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

const START = tenIn(6);
const conflict = { code: 'conflict' };

let host: Member;
let buyer: Member;
let product: string;
let own: Awaited<ReturnType<typeof bookedBy>>;

cleanWorld(async () => {
  host = await makeHost({}, { email: `${crypto.randomUUID()}@host.example`, name: 'هدى القحطاني' });
  buyer = await makeConfirmed({ name: 'سارة علي' });
  product = await makeOffer(host, { byHand: true });
  own = await bookedBy(buyer, product, { startsAt: START });
});

/** Some hours from now. */
const later = ({ ctx }: Pick<Member, 'ctx'>, hours = 0) => ({
  ...ctx,
  now: fromNow(hours * HOUR),
});
const guest = (hours = 0) => later({ ctx: guestCtx(db()) as Member['ctx'] }, hours);
const accept = (hours = 0, { bookingId } = own) => acceptBooking(later(host, hours), bookingId);
const decline = ({ bookingId } = own) => cancelHostBooking(later(host), bookingId, { reason: 'لا يناسبني' });
const job = (hours: number) => endUnanswered(guest(hours));
const bookingOf = (hours = 0) => getBooking(later(buyer, hours), own.entitlementId);
const events = ({ email }: Member) => calendarsTo(email ?? '');
async function isFree(): Promise<boolean> {
  const asked = { month: START.slice(0, 7), timeZone: 'UTC', minutes: 60 };
  return slotsIn(await listSlots(guest(), product, asked)).some(({ startsAt }) => startsAt === START);
}
const report = async (orderId: string, type: 'dispute.opened' | 'dispute.won') =>
  tell(await eventFor(orderId, type, { subjectRef: `dp_${orderId}` }));
const soundBooks = async () => {
  const { results } = await checkBooks(guestCtx(db()));
  expect(results.filter(({ broken }) => broken > 0)).toEqual([]);
};
const REFUNDED = { order: 'refunded', access: 'revoked', refunds: ['succeeded'], pending: 0, held: 0 };

describe('accepting a booking', () => {
  it('is for its host alone', async () => {
    const stranger = await makeMember({ role: 'CREATOR' });
    const params = { id: own.bookingId };
    expect((await callRoute(ACCEPT, { params, body: {} })).status).toBe(401);
    for (const { token } of [stranger, buyer])
      expect((await callRoute(ACCEPT, { params, body: {}, token })).status).toBe(404);
  });

  it('is refused twice, too late, once it was declined, and where nothing was asked', async () => {
    await expect(accept(24)).rejects.toMatchObject(conflict);
    await accept(23.9);
    await expect(accept()).rejects.toMatchObject(conflict);
    const declined = await bookedBy(buyer, product, { startsAt: START.replace('T10', 'T11') });
    await decline(declined);
    await expect(accept(0, declined)).rejects.toMatchObject(conflict);
    const booked = await bookedBy(buyer, await makeOffer(host), { startsAt: START.replace('T10', 'T12') });
    await expect(accept(0, booked)).rejects.toMatchObject(conflict);
  });

  it('makes a booking of it as any other, with the event for both calendars', COMMITS, async () => {
    await accept();
    expect(await topicsOf(host)).toEqual(['asked', 'acceptedByYou']);
    expect(await topicsOf(buyer)).toEqual(['requested', 'confirmed']);
    for (const one of [host, buyer]) expect(await events(one)).toHaveLength(1);
    expect(await bookingOf()).toMatchObject({ state: 'confirmed', acceptBy: null, movesLeft: 3 });
    await job(25);
    expect(await stateOf(own.orderId)).toMatchObject({ order: 'paid', access: 'active' });
    const { data } = await listWaiting(later(host));
    expect(data).toEqual([]);
  });
});

describe('a request', () => {
  it('has its slot, says until when, and nothing of where it is', async () => {
    const booking = await bookingOf();
    expect(booking).toMatchObject({ state: 'requested', movesLeft: 0, backBps: 10_000, placeText: null });
    const left = Date.parse(booking.acceptBy ?? '') - NOW.getTime();
    expect(left).toBeGreaterThan(23.9 * HOUR);
    expect(left).toBeLessThanOrEqual(24 * HOUR);
    const atStart = { ...buyer.ctx, now: new Date(Date.parse(START) - MINUTE) };
    expect((await getBooking(atStart, own.entitlementId)).placeText).toBeNull();
    expect(await isFree()).toBe(false);
    const { data } = await listWaiting(later(host));
    expect(data).toMatchObject([{ _id: own.bookingId, state: 'requested', acceptBy: booking.acceptBy }]);
    expect((await listWaiting(later(buyer))).data).toEqual([]);
  });

  it('is in no calendar, and nobody is reminded of it', COMMITS, async () => {
    for (const one of [host, buyer]) expect(await events(one)).toEqual([]);
    await expect(getBookingCalendar(later(buyer), own.entitlementId)).rejects.toMatchObject(conflict);
    const { feedUrl } = await renewCalendarFeed(host.ctx);
    const feed = await readCalendarFeed(guest(), feedUrl?.split('/').at(-1) ?? '');
    expect(await feed.text()).not.toContain('BEGIN:VEVENT');
    await remindOfBookings({ ...guest(), now: new Date(Date.parse(START) - HOUR) });
    expect(await topicsOf(buyer)).toEqual(['requested']);
  });

  it('is neither moved nor missed', async () => {
    const body = { startsAt: START.replace('T10', 'T12'), timeZone: 'UTC' };
    await expect(moveBooking(later(buyer), own.entitlementId, body)).rejects.toMatchObject(conflict);
    await expect(askToMove(later(host), own.bookingId, { reason: 'سفر' })).rejects.toMatchObject(conflict);
    const begun = { ...buyer.ctx, now: new Date(Date.parse(START) + HOUR) };
    await expect(sayAbsent(begun, 'buyer', own.entitlementId, { text: '' })).rejects.toMatchObject(conflict);
  });

  it(
    'that is declined goes back wholly, with the reason, and is free again; both are told once',
    COMMITS,
    async () => {
      await decline();
      await sendGranted();
      await job(25);
      expect(await stateOf(own.orderId)).toMatchObject(REFUNDED);
      expect(await isFree()).toBe(true);
      expect(await topicsOf(buyer)).toEqual(['requested', 'declinedByHost']);
      expect(await topicsOf(host)).toEqual(['asked', 'declinedByYou']);
      const letters = await lettersTo(buyer.email ?? '');
      expect(letters.some(({ text }) => text.includes('لا يناسبني'))).toBe(true);
      for (const one of [host, buyer]) expect(await events(one)).toEqual([]);
      const { data } = await listBookings(later(host), { from: START.slice(0, 10), days: 1 });
      expect(data).toMatchObject([{ state: 'cancelled', acceptBy: null }]);
    },
  );

  it('that nobody answers goes back by itself, once, over two instances', COMMITS, async () => {
    await job(23.9);
    expect(await stateOf(own.orderId)).toMatchObject({ order: 'paid' });
    await Promise.all([job(24), job(24)]);
    await sendGranted();
    expect(await stateOf(own.orderId)).toMatchObject(REFUNDED);
    expect(await isFree()).toBe(true);
    expect(await topicsOf(buyer)).toEqual(['requested', 'unanswered']);
    expect(await topicsOf(host)).toEqual(['asked', 'unansweredByYou']);
  });

  it('goes back also where the job comes after its start', async () => {
    await job(30 * 24);
    await sendGranted();
    expect(await stateOf(own.orderId)).toMatchObject(REFUNDED);
    expect(await topicsOf(buyer)).toEqual(['requested', 'unanswered']);
  });

  it('is ended by the clock of the database', COMMITS, async () => {
    const run = () => endUnansweredRequests.run({}, guest(100));
    await run();
    expect(await bookingOf()).toMatchObject({ state: 'requested' });
    await db()
      .updateTable('bookings')
      .set({ accept_by: fromNow(-1000) })
      .where('id', '=', own.bookingId)
      .execute();
    await run();
    expect(await stateOf(own.orderId)).toMatchObject({ access: 'revoked' });
  });

  it('can be withdrawn by its buyer, wholly, however late', async () => {
    await cancelBooking(later(buyer), own.entitlementId, { backBps: 10_000 });
    await sendGranted();
    expect(await stateOf(own.orderId)).toMatchObject(REFUNDED);
    expect(await topicsOf(host)).toEqual(['asked', 'withdrawn']);
  });

  it('ends in one state where all happens at once', COMMITS, async () => {
    await Promise.allSettled([
      accept(),
      decline(),
      cancelBooking(later(buyer), own.entitlementId, { backBps: 10_000 }),
      job(24),
    ]);
    await sendGranted();
    const state = await stateOf(own.orderId);
    const { data } = await listBookings(later(host), { from: START.slice(0, 10), days: 1 });
    expect([data[0]?.state, state?.access, await isFree()]).toEqual(
      state?.order === 'paid' ? ['confirmed', 'active', false] : ['cancelled', 'revoked', true],
    );
    await soundBooks();
  });

  it('whose money the bank takes back is free, and asked for again when it comes back', async () => {
    await report(own.orderId, 'dispute.opened');
    expect(await isFree()).toBe(true);
    await expect(accept()).rejects.toMatchObject(conflict);
    await report(own.orderId, 'dispute.won');
    expect(await bookingOf()).toMatchObject({ state: 'requested' });
    await accept();
  });

  it('whose slot is gone by then is asked for again at another time', async () => {
    await report(own.orderId, 'dispute.opened');
    await bookedBy(await makeMember(), await makeOffer(host), { startsAt: START });
    await report(own.orderId, 'dispute.won');
    expect(await bookingOf()).toMatchObject({
      state: 'cancelled',
      chooseBy: expect.any(String),
      movesLeft: 1,
    });
    await expect(accept()).rejects.toMatchObject(conflict);
    const startsAt = START.replace('T10', 'T13');
    await moveBooking(later(buyer), own.entitlementId, { startsAt, timeZone: 'UTC' });
    expect(await bookingOf()).toMatchObject({ state: 'requested', isToChoose: false, movesLeft: 0 });
    expect((await topicsOf(buyer)).slice(-2)).toEqual(['chooseAgain', 'requested']);
    await accept();
    expect(await bookingOf()).toMatchObject({ state: 'confirmed', acceptBy: null });
  });

  it(
    'whose slot is gone by then is withdrawn wholly, or goes back by itself after a week',
    COMMITS,
    async () => {
      const lose = async (orderId: string, startsAt: string) => {
        await report(orderId, 'dispute.opened');
        await bookedBy(await makeMember(), await makeOffer(host), { startsAt });
        await report(orderId, 'dispute.won');
      };
      const other = await bookedBy(buyer, product, { startsAt: START.replace('T10', 'T12') });
      await lose(own.orderId, START);
      const letter = (await lettersTo(buyer.email ?? '')).find(({ text }) => text.includes('إن لم تختر'));
      expect(letter?.subject).toContain('اختر وقتًا آخر');
      await lose(other.orderId, START.replace('T10', 'T12'));
      expect(await bookingOf()).toMatchObject({ chooseBy: expect.any(String), backBps: 10_000 });
      await cancelBooking(later(buyer), own.entitlementId, { backBps: 10_000 });
      await job(6 * 24);
      expect(await stateOf(other.orderId)).toMatchObject({ access: 'active' });
      await Promise.all([job(8 * 24), job(8 * 24)]);
      await sendGranted();
      // The host's share of the two who have these slots now is all that waits.
      for (const { orderId } of [own, other])
        expect(await stateOf(orderId)).toMatchObject({ ...REFUNDED, pending: 2 * 2250 });
      await soundBooks();
    },
  );

  it('is one seat of a group: the others are answered by themselves', async () => {
    const group = await makeOffer(host, { seats: 3, byHand: true });
    const startsAt = START.replace('T10', 'T12');
    const [one, two] = [
      await bookedBy(await makeMember(), group, { startsAt }),
      await bookedBy(buyer, group, { startsAt }),
    ];
    await acceptBooking(later(host), one.bookingId);
    await cancelHostBooking(later(host), two.bookingId, { reason: 'اكتمل' });
    expect(await stateOf(one.orderId)).toMatchObject({ order: 'paid', access: 'active' });
    expect(await stateOf(two.orderId)).toMatchObject({ access: 'revoked' });
  });
});

describe('until when a host answers', () => {
  const now = new Date('2026-12-01T10:00:00.000Z');
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR);
  it.each([
    ['a day', 100, 24 * 60, 24],
    ['least notice, where that is sooner', 30, 10 * 60, 20],
    ['an hour at least', 5, 5 * 60, 1],
    ['no longer than until the start', 0.5, 0, 0.5],
  ])('%s', (_, start, least_notice, expected) => {
    expect(answerBy({ starts_at: at(start), least_notice }, now)).toEqual(at(expected));
  });

  it('is said while the slot is held', async () => {
    const held = { startsAt: START.replace('T10', 'T13'), minutes: 60, timeZone: 'UTC' };
    const hold = await createSlotHold(later(buyer), product, held);
    expect(Date.parse(hold.acceptBy ?? '')).toBeGreaterThan(NOW.getTime() + 23 * HOUR);
    const plain = await createSlotHold(later(buyer), await makeOffer(host), held);
    expect(plain.acceptBy).toBeNull();
  });
});
