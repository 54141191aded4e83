import { describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { getCalendarFacts, listBookings } from '@/lib/server/kinds/bookings/appointments';
import { listSlots } from '@/lib/server/kinds/bookings/free-slots';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { publishProduct } from '@/lib/server/making/service';
import { slotsIn } from '@/lib/shared/slot-days';
import { DAY } from '@/lib/shared/time';
import { bookedBy, makeCompanyOffer, makeHost, makeOffer } from '@/tests/setup/bookings';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { expireReservations } from '@/tests/setup/reservations';
import { stateOf } from '@/tests/setup/reversals';
import { checkOut, eventFor, tell } from '@/tests/setup/trade';
import {
  dateIn,
  holdSeat,
  makeWorkshop,
  seatFor,
  seatOf,
  seatsOf,
  workshopOf,
  writeWorkshop,
} from '@/tests/setup/workshops';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

const DAYS = 3;
const DATE = fromNow(DAYS * DAY)
  .toISOString()
  .slice(0, 10);
const at = (hour: number) => `${DATE}T${String(hour).padStart(2, '0')}:00:00.000Z`;
const WITHIN = [at(10), at(11)];

let host: Member;
let offer: string;
cleanWorld(async () => {
  host = await makeHost();
  offer = await makeOffer(host);
});

/** From ten to twelve in London's winter, which is one in Riyadh. */
const date = () => dateIn(DAYS, { time: '13:00' });
const change = (of: 'published' | 'unpublished', id: string) =>
  db().updateTable('products').set({ status: of }).where('id', '=', id).execute();
const startsOf = async (product = offer) => {
  const month = { month: DATE.slice(0, 7), timeZone: 'UTC', minutes: 60 };
  const data = slotsIn(await listSlots(guestCtx(db()), product, month));
  return data.map(({ startsAt }) => startsAt);
};
const hold = (buyer: Member, startsAt: string) =>
  createSlotHold(buyer.ctx, offer, { startsAt, minutes: 60, timeZone: 'UTC' });

it('while somebody gives a workshop, nobody can book them', async () => {
  expect(await startsOf()).toEqual(expect.arrayContaining(WITHIN));
  await makeWorkshop(host, [date()]);
  const starts = await startsOf();
  for (const start of WITHIN) expect(starts).not.toContain(start);
  expect(starts).toEqual(expect.arrayContaining([at(9), at(12)]));
  const buyer = await makeMember();
  for (const start of WITHIN) await expect(hold(buyer, start)).rejects.toMatchObject({ code: 'slot_taken' });
  await hold(buyer, at(12));
});

it('a host sees the workshops that they give among their bookings, and nobody else does', async () => {
  const given = date();
  const workshop = await makeWorkshop(host, [given]);
  await seatFor(await makeMember(), workshop, given._id);
  const listed = async ({ ctx }: Member) => (await listBookings(ctx, { from: DATE, days: 1 })).workshops;
  expect(await listed(host)).toEqual([
    expect.objectContaining({
      _id: given._id,
      product: expect.objectContaining({ _id: workshop }),
      soldCount: 1,
    }),
  ]);
  expect(await listed(await makeHost())).toEqual([]);
});

it('they are listed by the clock of another zone where it is asked for, with the days of that zone', async () => {
  await makeWorkshop(host, [dateIn(DAYS, { time: '02:00' })]);
  await bookedBy(await makeMember(), offer, { startsAt: at(10) });
  const listed = async (timeZone?: string) => {
    const asked = { from: DATE, days: 1, ...(timeZone && { timeZone }) };
    const { data, workshops } = await listBookings(host.ctx, asked);
    return [...data, ...workshops].map(({ slot }) => slot.local.time);
  };
  expect(await listed()).toEqual(['13:00', '02:00']);
  expect(await listed('UTC')).toEqual(['10:00']);
});

it('a creator who gives workshops has a calendar before they said any hours', async () => {
  const creator = await makeMember({ role: 'CREATOR' });
  const facts = () => getCalendarFacts(creator.ctx);
  expect(await facts()).toBeNull();
  const given = date();
  await makeWorkshop(creator, [given]);
  expect(await facts()).toMatchObject({ timeZone: expect.any(String) });
  const { workshops } = await listBookings(creator.ctx, { from: DATE, days: 1 });
  expect(workshops.map(({ _id }) => _id)).toEqual([given._id]);
});

it('money for a lesson that comes too late goes back where a workshop has its time by then', async () => {
  const buyer = await makeMember();
  await hold(buyer, at(10));
  const price = { amount: 2500, currency: 'USD' };
  const { payload } = await checkOut(buyer.token, { productId: offer, expectedTotal: price });
  const held_until = fromNow(-1000);
  await db().updateTable('bookings').set({ held_until }).where('buyer_id', '=', buyer.id).execute();
  await makeWorkshop(host, [date()]);
  await tell(await eventFor(payload._id));
  expect(await stateOf(payload._id)).toMatchObject({ access: null, refunds: [expect.any(String)] });
});

it('a workshop that is not published keeps its time while somebody pays for a seat, and not after that', async () => {
  const given = date();
  const workshop = await makeWorkshop(host, [given]);
  await holdSeat(await makeMember(), given._id);
  await change('unpublished', workshop);
  for (const start of WITHIN) expect(await startsOf()).not.toContain(start);
  await expireReservations();
  expect(await startsOf()).toEqual(expect.arrayContaining(WITHIN));
});

it('money for a seat that comes too late goes back where its host was booked at that time meanwhile', async () => {
  const given = date();
  const workshop = await makeWorkshop(host, [given]);
  const [late, learner] = [await makeMember(), await makeMember()];
  await holdSeat(late, given._id);
  const expectedTotal = { ...seatOf(workshop).price, currency: 'USD' };
  const { payload } = await checkOut(late.token, { productId: workshop, expectedTotal });
  await change('unpublished', workshop);
  await db()
    .updateTable('workshop_seats')
    .set({ held_until: fromNow(-1000) })
    .execute();
  await bookedBy(learner, offer, { startsAt: at(10) });
  await tell(await eventFor(payload._id));
  expect(await stateOf(payload._id)).toMatchObject({ access: null, refunds: [expect.any(String)] });
  expect(await seatsOf(late)).not.toContain('confirmed');
});

it('a workshop that is not published takes no time, unless somebody has a seat', async () => {
  const [sold, free] = [date(), date()];
  const workshop = await makeWorkshop(host, [sold]);
  await seatFor(await makeMember(), workshop, sold._id);
  await change('unpublished', workshop);
  expect(await startsOf()).not.toContain(at(10));
  const other = await makeHost();
  await change('unpublished', await makeWorkshop(other, [free]));
  expect(await startsOf(await makeOffer(other))).toEqual(expect.arrayContaining(WITHIN));
});

it('a date that is cancelled, and a workshop of somebody else, take no time', async () => {
  const cancelled = date();
  await makeWorkshop(host, [cancelled]);
  await makeWorkshop(await makeHost(), [date()]);
  expect(await startsOf()).not.toContain(at(10));
  const now = NOW;
  await db()
    .updateTable('workshop_dates')
    .set({ cancelled_at: now })
    .where('id', '=', cancelled._id)
    .execute();
  expect(await startsOf()).toEqual(expect.arrayContaining(WITHIN));
});

describe('the date of a workshop at a time when its host', () => {
  const field = 'content.dates.0.time';
  const saying = (words: string, at = field) => ({ fields: { [at]: `kinds-assessments:wrong.${words}` } });
  const workshopAt = (...dates: Parameters<typeof makeWorkshop>[1]) => makeWorkshop(host, dates);

  it('is booked is refused when it is new, or moved there', async () => {
    await bookedBy(await makeMember(), offer, { startsAt: at(10) });
    await expect(workshopAt(date())).rejects.toMatchObject(saying('bookingThen'));
    const early = { ...date(), time: '10:00' };
    const id = await workshopAt(early);
    const longer = (minutes: number) => writeWorkshop(host, id, workshopOf([{ ...early, minutes }]));
    await longer(180);
    await expect(longer(240)).rejects.toMatchObject(saying('bookingThen'));
    await bookedBy(await makeMember(), offer, { startsAt: at(12) });
    await expect(workshopAt({ ...date(), minutes: 180 })).rejects.toMatchObject(saying('bookingsThen'));
  });

  it('is busy before or after a booking is refused', async () => {
    const busyHost = await makeHost({ bufferBefore: 15, bufferAfter: 15 });
    await bookedBy(await makeMember(), await makeOffer(busyHost), { startsAt: at(10) });
    const upTo = (time: string, minutes: number) => makeWorkshop(busyHost, [{ ...date(), time, minutes }]);
    await expect(upTo('12:00', 60)).rejects.toMatchObject(saying('bookingThen'));
    await expect(upTo('14:00', 60)).rejects.toMatchObject(saying('bookingThen'));
    await upTo('12:00', 45);
    expect(await upTo('14:15', 60)).toEqual(expect.any(String));
  });

  it('is booked by a company is refused', async () => {
    const { product } = await makeCompanyOffer(host);
    await bookedBy(await makeMember(), product, { startsAt: at(10) });
    await expect(workshopAt(date())).rejects.toMatchObject(saying('bookingThen'));
  });

  it('is about to be booked is refused until whoever pays has not paid', async () => {
    const buyer = await makeMember();
    await hold(buyer, at(10));
    await expect(workshopAt(date())).rejects.toMatchObject(saying('payingThen'));
    const held_until = fromNow(-1000);
    await db().updateTable('bookings').set({ held_until }).where('buyer_id', '=', buyer.id).execute();
    expect(await workshopAt(date())).toEqual(expect.any(String));
  });

  it('gives another one is refused, unless the host is a company', async () => {
    await workshopAt(date());
    await expect(workshopAt(date())).rejects.toMatchObject(saying('workshopThen'));
    const company = await makeMember({ role: 'CREATOR', account_type: 'COMPANY' });
    expect(await makeWorkshop(company, [date(), date()])).toEqual(expect.any(String));
  });

  it('is booked stays as it is when it was there before, and what is cancelled is in nobody’s way', async () => {
    const own = date();
    const id = await workshopAt(own);
    await change('unpublished', id);
    const { bookingId } = await bookedBy(await makeMember(), offer, { startsAt: at(10) });
    await change('published', id);
    const write = (given = {}) => writeWorkshop(host, id, workshopOf([{ ...own, ...given }]));
    await write({ seats: 9 });
    await expect(write({ time: '13:05' })).rejects.toMatchObject(saying('bookingThen'));
    await db().updateTable('bookings').set({ state: 'cancelled' }).where('id', '=', bookingId).execute();
    await write({ time: '13:05' });
  });

  it('is booked is kept in a draft, which cannot be published then', async () => {
    const id = await workshopAt();
    await change('unpublished', id);
    await bookedBy(await makeMember(), offer, { startsAt: at(10) });
    const [clear, own] = [dateIn(DAYS - 1, { time: '13:00' }), date()];
    await writeWorkshop(host, id, workshopOf([clear, own]));
    const publish = () => publishProduct(host.ctx, id, true);
    await expect(publish()).rejects.toMatchObject({
      code: 'not_publishable',
      ...saying('bookingThen', `dates.${own._id}.time`),
    });
    await writeWorkshop(host, id, workshopOf([clear]));
    expect((await publish()).status).toBe('published');
  });

  it('is booked at that very moment: one of both is', COMMITS, async () => {
    const buyer = await makeMember();
    const both = await Promise.allSettled([workshopAt(date()), hold(buyer, at(10))]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
