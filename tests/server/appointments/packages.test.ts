import { beforeEach, describe, expect, it } from 'vitest';
import { POST as END } from '@/app/api/booking-packages/[id]/end/route';
import { POST as BOOK } from '@/app/api/entitlements/[id]/package/lessons/route';
import { GET } from '@/app/api/entitlements/[id]/package/route';
import { GET as SLOTS } from '@/app/api/entitlements/[id]/package/slots/route';
import { GET as WEEKS } from '@/app/api/entitlements/[id]/package/weeks/route';
import { POST as CANCEL } from '@/app/api/package-lessons/[id]/cancel/route';
import { POST as MOVE } from '@/app/api/package-lessons/[id]/move/route';
import { askToMove } from '@/lib/server/appointments/move-booking';
import { bookLessons, cancelBookedLesson, moveBookedLesson } from '@/lib/server/appointments/packages';
import { cancelHostBooking } from '@/lib/server/appointments/service';
import { db } from '@/lib/server/db/client';
import { listBookings } from '@/lib/server/kinds/bookings/appointments';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { bookings } from '@/lib/server/kinds/bookings/kind';
import { putBookingNote } from '@/lib/server/kinds/bookings/moves';
import { listPackageSlots, listPackageWeeks } from '@/lib/server/kinds/bookings/packages/free-lessons';
import { getPackage, listHostPackages } from '@/lib/server/kinds/bookings/packages/view';
import { listBookingAnswers } from '@/lib/server/kinds/bookings/questions';
import { slotsIn } from '@/lib/shared/slot-days';
import { HOUR } from '@/lib/shared/time';
import { OFFER } from '@/tests/setup/bookings';
import { callRoute } from '@/tests/setup/call-route';
import { NOW, tenIn } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import {
  type BoughtPackage,
  isFreeAt,
  lessonOf,
  makePackages,
  packageBoughtBy,
  soldPackage,
} from '@/tests/setup/packages';
import { stateOf } from '@/tests/setup/reversals';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let host: Member;
let buyer: Member;
let product: string;
let own: BoughtPackage;
cleanWorld(async () => {
  ({ host, buyer, product, own } = await soldPackage());
});

const at = ({ ctx }: Pick<Member, 'ctx'>, now = NOW) => ({ ...ctx, now });
const book = (starts: string[], ctx = at(buyer)) =>
  bookLessons(ctx, own.entitlementId, { starts, timeZone: 'Europe/London', answers: [] });
const read = (ctx = at(buyer), { entitlementId } = own) => getPackage(ctx, entitlementId);
const lessonAt = (startsAt: string, { entitlementId } = own) => lessonOf(buyer, entitlementId, startsAt);
const freeIn = (startsAt: string) => isFreeAt(product, startsAt);
/** So many hours before a lesson begins. */
const before = (startsAt: string, hours: number) => new Date(Date.parse(startsAt) - hours * HOUR);
const code = (code: string) => ({ code });

describe('a package', () => {
  it('is its buyer’s alone, and ended by its host alone', async () => {
    await book([tenIn(3)]);
    const lesson = await lessonAt(tenIn(3));
    const stranger = await makeMember({ role: 'CREATOR' });
    const params = { id: own.entitlementId };
    const body = { starts: [tenIn(4)], timeZone: 'UTC' };
    expect((await callRoute(GET, { params })).status).toBe(401);
    for (const { token } of [stranger, host]) {
      expect((await callRoute(GET, { params, token })).status).toBe(404);
      const query = { month: tenIn(4).slice(0, 7), timeZone: 'UTC' };
      expect((await callRoute(SLOTS, { params, query, token })).status).toBe(404);
      expect((await callRoute(BOOK, { params, body, token })).status).toBe(404);
      const ofLesson = { params: { id: lesson }, token };
      const moved = { startsAt: tenIn(5), timeZone: 'UTC' };
      expect((await callRoute(MOVE, { ...ofLesson, body: moved })).status).toBe(404);
      expect((await callRoute(CANCEL, { ...ofLesson, body: { isReturned: true } })).status).toBe(404);
    }
    for (const { token } of [stranger, buyer]) {
      const ended = { params: { id: own.packageId }, token, body: { reason: 'سفر' } };
      expect((await callRoute(END, ended)).status).toBe(404);
    }
    expect((await callRoute(BOOK, { params, body, token: buyer.token })).status).toBe(201);
  });

  it('is used up by as many lessons as were paid, and lets no more be booked', async () => {
    expect(await read()).toMatchObject({ lessons: 3, left: 3, used: 0, isOver: false });
    await expect(book([tenIn(3), tenIn(4), tenIn(5), tenIn(6)])).rejects.toMatchObject(
      code('no_lessons_left'),
    );
    await book([tenIn(3), tenIn(4), tenIn(5)]);
    expect(await freeIn(tenIn(4))).toBe(false);
    await expect(book([tenIn(6)])).rejects.toMatchObject(code('no_lessons_left'));
    const after = new Date(Date.parse(tenIn(4)) + 1);
    expect(await read(at(buyer, after))).toMatchObject({ used: 2, left: 0 });
    expect((await listHostPackages(at(host, after))).data).toEqual([
      expect.objectContaining({ _id: own.packageId, used: 2, coming: 1, left: 0 }),
    ]);
    expect((await listHostPackages(at(host, new Date(Date.parse(tenIn(5)) + 1)))).data).toEqual([]);
  });

  it('gives the last lesson to one of two requests of the same moment', COMMITS, async () => {
    await book([tenIn(3), tenIn(4)]);
    const answers = await Promise.allSettled([book([tenIn(5)]), book([tenIn(6)])]);
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []));
    expect(refused).toEqual(['no_lessons_left']);
    expect(await read()).toMatchObject({ left: 0 });
  });

  it('has no weeks that no calendar reaches', async () => {
    for (const startsAt of ['9999-12-31T10:00:00.000Z', '0001-01-01T10:00:00.000Z']) {
      const query = { startsAt, count: '50', timeZone: 'UTC' };
      const sent = { params: { id: own.entitlementId }, query, token: buyer.token };
      expect((await callRoute(WEEKS, sent)).status).toBe(422);
    }
  });

  it('is booked all or none: one time that is taken leaves everything as it was', async () => {
    const other = await makeMember();
    await createSlotHold(at(other), product, { startsAt: tenIn(10), minutes: 60, timeZone: 'UTC' });
    const refused = await book([tenIn(3), tenIn(10), tenIn(17)]).catch((error) => error);
    expect(refused).toMatchObject(code('slot_taken'));
    expect(refused.slots.length).toBeGreaterThan(0);
    expect(await read()).toMatchObject({ left: 3, booked: [] });
    expect(await freeIn(tenIn(3))).toBe(true);
    const { data } = await listPackageWeeks(at(buyer), own.entitlementId, {
      startsAt: tenIn(3),
      count: 3,
      timeZone: 'Europe/London',
    });
    expect(data.map(({ state }) => state)).toEqual(['free', 'taken', 'free']);
    expect(data[1]?.others).toHaveLength(3);
    const starts = data.map(({ slot, others }) => others[0]?.startsAt ?? slot.startsAt);
    expect(await book(starts)).toMatchObject({ left: 0 });
  });

  it('keeps to the limits of its host, and never twice to the same time', async () => {
    await expect(book([tenIn(3), tenIn(3)])).rejects.toMatchObject(code('slot_taken'));
    await db().updateTable('booking_hours').set({ most_per_day: 1 }).where('host_id', '=', host.id).execute();
    await expect(book([tenIn(3), tenIn(3, 12)])).rejects.toMatchObject(code('slot_taken'));
    await book([tenIn(3)]);
    await expect(book([tenIn(3, 12)])).rejects.toMatchObject(code('slot_taken'));
  });

  it('keeps its length although the host offers it no more', async () => {
    const lengths = [{ minutes: 90, price: { amount: 9900, currency: 'USD' as const } }];
    const write = { ...OFFER, lengths };
    await bookings.content.write(host.ctx, { id: product, version: 1 }, write);
    const query = { month: tenIn(4).slice(0, 7), timeZone: 'UTC' };
    const data = slotsIn(await listPackageSlots(at(buyer), own.entitlementId, query));
    expect(data.map(({ startsAt }) => startsAt)).toContain(tenIn(4));
    expect(await book([tenIn(4)])).toMatchObject({ left: 2 });
  });

  it('lets nothing be booked past its end, or once it is over', async () => {
    const query = { month: tenIn(61).slice(0, 7), timeZone: 'UTC' };
    const data = slotsIn(await listPackageSlots(at(buyer), own.entitlementId, query));
    const { endsAt } = await read();
    expect(data.every((slot) => slot.endsAt <= endsAt)).toBe(true);
    await expect(book([tenIn(61)])).rejects.toMatchObject(code('slot_taken'));
    const { data: weeks } = await listPackageWeeks(at(buyer), own.entitlementId, {
      startsAt: tenIn(55),
      count: 2,
      timeZone: 'UTC',
    });
    expect(weeks.map(({ state }) => state)).toEqual(['free', 'beyond']);
    const over = new Date(Date.parse(endsAt));
    await expect(book([tenIn(62)], at(buyer, over))).rejects.toMatchObject(code('no_lessons_left'));
    expect(await read(at(buyer, over))).toMatchObject({ isOver: true, left: 3 });
  });

  it('says which of its lessons is which in the calendar of its host', async () => {
    await book([tenIn(4), tenIn(3)]);
    const { data } = await listBookings(at(host), { from: tenIn(3).slice(0, 10), days: 7 });
    expect(data.map(({ ofPackage, price }) => ({ ...ofPackage, ...price }))).toEqual([
      { number: 1, lessons: 3, amount: 2333, currency: 'USD' },
      { number: 2, lessons: 3, amount: 2333, currency: 'USD' },
    ]);
    await putBookingNote(at(host), data[0]?._id ?? '', { note: 'تريد محادثة', isDone: false });
  });
});

describe('a lesson that its buyer cancels', () => {
  const cancel = async (isReturned: boolean, hours: number) =>
    cancelBookedLesson(at(buyer, before(tenIn(3), hours)), await lessonAt(tenIn(3)), { isReturned });

  it('in time is in its package again, and its slot is free', async () => {
    await book([tenIn(3)]);
    await expect(cancel(false, 24)).rejects.toMatchObject(code('conflict'));
    await cancel(true, 24);
    expect(await read()).toMatchObject({ left: 3, used: 0 });
    expect(await freeIn(tenIn(3))).toBe(true);
  });

  it('late is used, and said so before', async () => {
    await book([tenIn(3)]);
    await expect(cancel(true, 23)).rejects.toMatchObject(code('conflict'));
    await cancel(false, 23);
    expect(await read()).toMatchObject({ left: 2, used: 1 });
    expect(await freeIn(tenIn(3))).toBe(true);
  });

  it('is not cancelled twice, or once it has begun', async () => {
    await book([tenIn(3)]);
    const lesson = await lessonAt(tenIn(3));
    await expect(cancel(false, 0)).rejects.toMatchObject(code('conflict'));
    await cancel(true, 30);
    const again = cancelBookedLesson(at(buyer), lesson, { isReturned: true });
    await expect(again).rejects.toMatchObject(code('conflict'));
  });
});

describe('a lesson that is moved', () => {
  const move = (id: string, startsAt: string, ctx = at(buyer)) =>
    moveBookedLesson(ctx, id, { startsAt, timeZone: 'UTC' });

  it('stays within its package and the rules, three times', async () => {
    await book([tenIn(3)]);
    const lesson = await lessonAt(tenIn(3));
    await expect(move(lesson, tenIn(61))).rejects.toMatchObject(code('slot_taken'));
    const late = at(buyer, before(tenIn(3), 23));
    await expect(move(lesson, tenIn(6), late)).rejects.toMatchObject(code('conflict'));
    for (const days of [4, 5, 6]) await move(lesson, tenIn(days));
    await expect(move(lesson, tenIn(7))).rejects.toMatchObject(code('conflict'));
    expect(await read()).toMatchObject({ left: 2, booked: [{ slot: { startsAt: tenIn(6) }, movesLeft: 0 }] });
  });

  it('has more time where its host asked for it', async () => {
    await book([tenIn(59)]);
    const lesson = await lessonAt(tenIn(59));
    await askToMove(at(host), lesson, { reason: 'سفر' });
    await move(lesson, tenIn(65));
    expect(await read()).toMatchObject({ booked: [{ slot: { startsAt: tenIn(65) }, movesLeft: 3 }] });
  });
});

describe('a lesson that its host cancels', () => {
  it('returns however late, and its package lasts long enough for another', async () => {
    await book([tenIn(50)]);
    const { endsAt } = await read();
    const late = at(host, before(tenIn(50), 1));
    const answer = await cancelHostBooking(late, await lessonAt(tenIn(50)), { reason: 'مرض' });
    expect(answer).toEqual({ refunded: { amount: 0, currency: 'USD' } });
    const after = await read();
    expect(after).toMatchObject({ left: 3, used: 0 });
    expect(after.endsAt).toBe(tenIn(80));
    expect(after.endsAt > endsAt).toBe(true);
    expect(await stateOf(own.orderId)).toMatchObject({ order: 'paid', refunds: null, access: 'active' });
  });
});

describe('what a host asks', () => {
  const level = { text: 'ما مستواك؟', isRequired: true };
  const questions = [level, { text: 'هل لديك هدف؟', isRequired: false }];
  const said = [
    { question: 'ما مستواك؟', answer: 'مبتدئ' },
    { question: 'هل لديك هدف؟', answer: '' },
  ];
  let asking: BoughtPackage;
  const ask = (startsAt: string, answers: typeof said) =>
    bookLessons(at(buyer), asking.entitlementId, { starts: [startsAt], timeZone: 'UTC', answers });

  beforeEach(async () => {
    asking = await packageBoughtBy(buyer, await makePackages(host, { questions }));
  });

  it('is answered with the first lesson, and not taken otherwise', async () => {
    expect(await read(at(buyer), asking)).toMatchObject({ questions });
    const missing = code('answers_missing');
    await expect(ask(tenIn(3), [])).rejects.toMatchObject(missing);
    await expect(ask(tenIn(3), said.slice(0, 1))).rejects.toMatchObject(missing);
    await expect(ask(tenIn(3), said.toReversed())).rejects.toMatchObject(missing);
    const open = [{ question: level.text, answer: '' }, ...said.slice(1)];
    await expect(ask(tenIn(3), open)).rejects.toMatchObject(missing);
    expect(await read(at(buyer), asking)).toMatchObject({ left: 3 });
  });

  it('is asked once, and read by the host beside each lesson', async () => {
    await ask(tenIn(3), said);
    expect(await read(at(buyer), asking)).toMatchObject({ questions: [], left: 2 });
    await ask(tenIn(4), []);
    for (const days of [3, 4]) {
      const { data } = await listBookingAnswers(at(host), await lessonAt(tenIn(days), asking));
      expect(data).toEqual(said);
    }
    await expect(listBookingAnswers(at(buyer), await lessonAt(tenIn(3), asking))).rejects.toMatchObject(
      code('not_found'),
    );
  });

  it('is not answered twice by two requests at once', COMMITS, async () => {
    const both = await Promise.allSettled([ask(tenIn(3), said), ask(tenIn(4), said)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await read(at(buyer), asking)).toMatchObject({ questions: [], left: 2 });
  });
});
