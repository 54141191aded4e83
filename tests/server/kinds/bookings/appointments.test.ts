import ICAL from 'ical.js';
import { sql } from 'kysely';
import nodeIcal, { type VEvent } from 'node-ical';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as CANCEL } from '@/app/api/bookings/[id]/cancel/route';
import { GET as LIST } from '@/app/api/bookings/route';
import { GET as CALENDAR } from '@/app/api/entitlements/[id]/booking/calendar/route';
import { POST as GIVE_UP } from '@/app/api/entitlements/[id]/booking/cancel/route';
import { GET } from '@/app/api/entitlements/[id]/booking/route';
import { eraseLeavers } from '@/lib/server/account/erase';
import { cancelBooking, cancelHostBooking } from '@/lib/server/appointments/service';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { getBooking, listBookings } from '@/lib/server/kinds/bookings/appointments';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { getBookingHours } from '@/lib/server/kinds/bookings/hours';
import { backOf } from '@/lib/server/kinds/times/cancelling';
import { getPurchase } from '@/lib/server/library/service';
import { getOrder } from '@/lib/server/orders/service';
import { refundSale } from '@/lib/server/refunds/decide';
import { MINUTE } from '@/lib/shared/time';
import { makeHost, makeOffer } from '@/tests/setup/bookings';
import { callRoute } from '@/tests/setup/call-route';
import { NOW, tenIn } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { lineOf } from '@/tests/setup/reversals';
import { buy } from '@/tests/setup/trade';

const START = tenIn(3);
const sinceStart = (minutes: number) => new Date(Date.parse(START) + minutes * MINUTE);

/** Longer than a line of such a file may be. */
const TITLE = 'مراجعة شيفرتك سطرًا سطرًا؛ جلسة خاصة, في ساعة كاملة: أسئلة وأجوبة';

let host: Member;
let buyer: Member;
let product: string;
let id: string;

async function bookedOf(offer: Parameters<typeof makeOffer>[1] = {}) {
  [host, buyer] = [await makeHost(), await makeMember()];
  product = await makeOffer(host, offer);
  const body = { startsAt: START, minutes: 60, timeZone: 'Europe/London' };
  await createSlotHold(buyer.ctx, product, body);
  const orderId = await buy(buyer.token, { id: product, price: { amount: 2500 } });
  const row = await db()
    .selectFrom('entitlements')
    .select('id')
    .where('order_line_id', '=', await lineOf(orderId))
    .executeTakeFirstOrThrow();
  return row.id;
}
beforeAll(async () => {
  id = await bookedOf();
});

const at = (member: Member, minutes: number) => ({ ...member.ctx, now: sinceStart(minutes) });

describe('a booking', () => {
  it('is read by its holder alone, while it is theirs', async () => {
    const stranger = await makeMember();
    expect((await callRoute(GET, { params: { id } })).status).toBe(401);
    for (const { token } of [stranger, host])
      expect((await callRoute(GET, { params: { id }, token })).status).toBe(404);
    const setTo = (status: string) =>
      db().updateTable('entitlements').set({ status }).where('id', '=', id).execute();
    await setTo('suspended');
    expect((await callRoute(GET, { params: { id }, token: buyer.token })).status).toBe(403);
    await setTo('active');
    expect((await callRoute(GET, { params: { id }, token: buyer.token })).status).toBe(200);
  });

  it('says when by both clocks, and the link from ten minutes before until its end', async () => {
    const early = await getBooking(at(buyer, -11), id);
    expect(early).toMatchObject({ state: 'confirmed', timeZone: 'Europe/London', placeText: null });
    expect(early.slot).toMatchObject({ startsAt: START, endsAt: sinceStart(60).toISOString() });
    expect(early.slot.host).toMatchObject({ time: '13:00', offset: '+03:00' });
    expect(early.host._id).toBe(host.id);
    for (const minutes of [-10, 0, 59])
      expect((await getBooking(at(buyer, minutes), id)).placeText).toBe('https://meet.example/secret');
    expect((await getBooking(at(buyer, 60), id)).placeText).toBeNull();
  });

  it('stays with its buyer after the account of its host was deleted, without where it was', async () => {
    const kept = await bookedOf({ place: 'in_person', placeText: 'شارع الملك، الرياض' });
    await sql`update users set status = 'deletion_requested', deletion_requested_at = ${sinceStart(60)}
      where id = ${host.id}`.execute(db());
    await eraseLeavers({ ...guestCtx(db()), now: sinceStart(20 * 24 * 60) });
    const left = await getBooking(at(buyer, 21 * 24 * 60), kept);
    expect(left).toMatchObject({ slot: { startsAt: START, host: { time: '13:00' } }, placeText: '' });
    expect(left.host.name).not.toBe(host.name);
    const { weekly } = await getBookingHours(host.ctx);
    expect(weekly.flat()).toEqual([]);
  });

  it('says at any time where it is, where one has to go there', async () => {
    const elsewhere = await bookedOf({ place: 'in_person', placeText: 'شارع الملك، الرياض' });
    expect((await getBooking(at(buyer, -2000), elsewhere)).placeText).toBe('شارع الملك، الرياض');
  });
});

describe('a booking as a file for calendars', () => {
  const fileOf = async (entitlementId: string) => {
    const answer = await CALENDAR(
      new Request('http://localhost:3000/api/x', {
        headers: { version: '2', authorization: `Bearer ${buyer.token}`, 'x-qeema-address': '127.0.0.1' },
      }),
      { params: Promise.resolve({ id: entitlementId }) },
    );
    return { type: answer.headers.get('content-type'), text: await answer.text() };
  };

  it('gives two readers of such files the right moment and the Arabic title, and no link', async () => {
    const own = await bookedOf();
    await db().updateTable('products').set({ title: TITLE }).where('id', '=', product).execute();
    const { type, text } = await fileOf(own);
    expect(type).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(text).not.toContain('meet.example');
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text).toContain(`DTSTART:${START.replace(/[-:]|[.]000/g, '')}`);
    const [event] = Object.values(nodeIcal.sync.parseICS(text)).filter((one) => one?.type === 'VEVENT');
    expect(event).toMatchObject({ summary: TITLE, status: 'CONFIRMED' });
    const other = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
    const read = new ICAL.Event(other as ICAL.Component);
    expect(read.summary).toBe(TITLE);
    // Its page shows the link in time.
    expect(read.location).toMatch(new RegExp(`^http.*/library/${own}$`));
    for (const [start, end] of [
      [read.startDate.toJSDate(), read.endDate.toJSDate()],
      [(event as VEvent).start, (event as VEvent).end],
    ])
      expect([start?.toISOString(), end?.toISOString()]).toEqual([START, sinceStart(60).toISOString()]);
  });

  it('says where to go', async () => {
    const own = await bookedOf({ place: 'in_person', placeText: 'شارع الملك، الرياض' });
    const [event] = Object.values(nodeIcal.sync.parseICS((await fileOf(own)).text)).filter(
      (one) => one?.type === 'VEVENT',
    );
    expect(event).toMatchObject({ location: 'شارع الملك، الرياض' });
  });
});

describe('the bookings of a host', () => {
  it('are read by creators, each their own', async () => {
    const query = { from: START.slice(0, 10) };
    expect((await callRoute(LIST, { query })).status).toBe(401);
    expect((await callRoute(LIST, { query, token: buyer.token })).status).toBe(403);
    const other = await makeHost();
    const { data } = await listBookings(at(other, 0), { from: START.slice(0, 10), days: 7 });
    expect(data).toEqual([]);
  });

  it('name who booked what, by the days of their zone and by both clocks', async () => {
    const day = START.slice(0, 10);
    const clocks = (zone: string) => {
      const shown = { hour: '2-digit', minute: '2-digit', timeZone: zone } as const;
      return expect.objectContaining({ time: new Date(START).toLocaleTimeString('en-GB', shown) });
    };
    const { data } = await listBookings(at(host, 0), { from: day, days: 1 });
    expect(data).toEqual([
      expect.objectContaining({
        product: { _id: product, title: expect.any(String) },
        state: 'confirmed',
        buyer: expect.objectContaining({ _id: buyer.id }),
        slot: expect.objectContaining({ local: clocks('Asia/Riyadh') }),
        buyerTime: clocks('Europe/London'),
        price: { amount: 2500, currency: 'USD' },
      }),
    ]);
    const next = sinceStart(24 * 60)
      .toISOString()
      .slice(0, 10);
    expect((await listBookings(at(host, 0), { from: next, days: 7 })).data).toEqual([]);
  });
});

describe('a cancelled booking', () => {
  const bookingId = async (entitlementId: string) =>
    (
      await db()
        .selectFrom('bookings')
        .select('id')
        .where('entitlement_id', '=', entitlementId)
        .executeTakeFirstOrThrow()
    ).id;
  const after24 = { free: -24 * 60, half: -2 * 60 };

  it('is cancelled by its host or its holder alone, each at their address', async () => {
    const own = await bookedOf();
    const [stranger, booking] = [await makeMember({ role: 'CREATOR' }), await bookingId(own)];
    const [reason, back] = [{ reason: 'سفر' }, { backBps: 10_000 }];
    for (const { token } of [stranger, buyer])
      expect((await callRoute(CANCEL, { params: { id: booking }, token, body: reason })).status).toBe(404);
    for (const { token } of [stranger, host])
      expect((await callRoute(GIVE_UP, { params: { id: own }, token, body: back })).status).toBe(404);
    const given = await callRoute(GIVE_UP, { params: { id: own }, token: buyer.token, body: back });
    expect(given).toMatchObject({ status: 200, payload: { refunded: { amount: 2500 } } });
    expect((await callRoute(GIVE_UP, { params: { id: own }, token: buyer.token, body: back })).status).toBe(
      409,
    );
  });

  it('gives all back where the host cancels, and its slot is free', async () => {
    const own = await bookedOf();
    const booking = await bookingId(own);
    const answer = { reason: 'طرأ لي سفر' };
    expect(await cancelHostBooking(at(host, -30), booking, answer)).toMatchObject({
      refunded: { amount: 2500 },
    });
    await expect(cancelHostBooking(at(host, -30), booking, answer)).rejects.toMatchObject({
      code: 'conflict',
    });
    const other = await makeMember();
    const body = { startsAt: START, minutes: 60, timeZone: 'UTC' };
    await createSlotHold(other.ctx, product, body);
    const { data } = await listBookings(at(host, 0), { from: START.slice(0, 10), days: 1 });
    expect(data.map(({ state }) => state)).toEqual(['cancelled']);
  });

  it.each([
    ['a day before', after24.free, 10_000, 2500],
    ['later than a day before', after24.free + 1, 5000, 1250],
    ['two hours before', after24.half, 5000, 1250],
    ['later than that', after24.half + 1, 0, 0],
  ])('gives back what was agreed: %s', async (_, minutes, backBps, refunded) => {
    const own = await bookedOf();
    const ctx = at(buyer, minutes);
    expect((await getBooking(ctx, own)).backBps).toBe(backBps);
    await expect(
      cancelBooking(ctx, own, { backBps: backBps === 5000 ? 10_000 : 5000 }),
    ).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await cancelBooking(ctx, own, { backBps })).toMatchObject({ refunded: { amount: refunded } });
    await expect(getBooking(ctx, own)).rejects.toMatchObject({ code: 'not_entitled' });
    const { cancelledFor, orderId } = await getPurchase(ctx, own);
    const { lines } = await getOrder(ctx, orderId ?? '');
    expect([cancelledFor, ...lines.map((line) => line.isCancelled)]).toEqual(['buyer', true]);
  });

  it('says no more of what would go back than is left after other refunds', async () => {
    const own = await bookedOf();
    const { order_line_id } = await db()
      .selectFrom('entitlements')
      .select('order_line_id')
      .where('id', '=', own)
      .executeTakeFirstOrThrow();
    const part = { amount: 1000, answer: 'تأخرت' };
    const now = NOW;
    await refundSale({ ...host.ctx, now }, order_line_id ?? '', part, newId(now), { asOperator: false });
    const { back, backBps } = await getBooking({ ...buyer.ctx, now }, own);
    expect([back.amount, backBps]).toEqual([1500, 10_000]);
    const { refunded } = await cancelBooking({ ...buyer.ctx, now }, own, { backBps });
    expect(refunded).toEqual(back);
  });

  it('gives the half of an odd price back with the part of a cent', () => {
    expect(backOf({ amount: 2501, given_back: 0 }, 5000)).toBe(1251);
  });

  it('is not cancelled once it has begun', async () => {
    const own = await bookedOf();
    const booking = await bookingId(own);
    const reason = { reason: 'متأخر' };
    await expect(cancelHostBooking(at(host, 0), booking, reason)).rejects.toMatchObject({ code: 'conflict' });
    await expect(cancelBooking(at(buyer, 0), own, { backBps: 0 })).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});
