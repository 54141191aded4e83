import { beforeEach, describe, expect, it } from 'vitest';
import { GET, PUT } from '@/app/api/booking-hours/route';
import { GET as SLOTS } from '@/app/api/booking-hours/slots/route';
import { docs } from '@/lib/contract/kinds/booking-hours.docs';
import { db } from '@/lib/server/db/client';
import { getBookingHours, listOwnSlots, putBookingHours } from '@/lib/server/kinds/bookings/hours';
import { slotsIn } from '@/lib/shared/slot-days';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';

const BODY = docs.endpoints.putBookingHours.example as unknown as Parameters<typeof putBookingHours>[1];
const NOON = [{ from: 720, to: 780 }];
const NONE = [[], [], [], [], [], [], []];

let host: Member;
beforeEach(async () => {
  host = await makeMember({ role: 'CREATOR', country: 'EG', time_zone: 'Africa/Cairo' });
});

const put = (change: object) => callRoute(PUT, { token: host.token, body: { ...BODY, ...change } });

describe('the hours of somebody who can be booked', () => {
  it('are those of creators alone', async () => {
    const member = await makeMember();
    expect((await callRoute(GET, {})).status).toBe(401);
    expect((await callRoute(GET, { token: member.token })).status).toBe(403);
    expect((await callRoute(PUT, { token: member.token, body: BODY })).status).toBe(403);
    expect((await callRoute(SLOTS, { token: member.token })).status).toBe(403);
  });

  it.each([
    ['an offset as a zone', { timeZone: '+03:00' }],
    ['a zone that is none', { timeZone: 'Africa/Qeema' }],
    ['a window that ends before it begins', { weekly: [[{ from: 60, to: 60 }], ...NONE.slice(1)] }],
    ['minutes between two of the five', { weekly: [[{ from: 61, to: 120 }], ...NONE.slice(1)] }],
    ['windows that overlap', { dates: [{ date: '2026-12-31', windows: [...NOON, ...NOON] }] }],
    ['six days', { weekly: NONE.slice(1) }],
    ['a day that is none', { dates: [{ date: '2026-02-30', windows: [] }] }],
    ['a day twice', { dates: BODY.dates.concat(BODY.dates) }],
    ['seasons that overlap', { seasons: BODY.seasons.concat(BODY.seasons) }],
  ])('refuse %s', async (_, change) => {
    expect((await put(change)).status).toBe(422);
  });

  it('are not written over where somebody else saved since', async () => {
    expect((await put({})).status).toBe(200);
    expect((await put({})).status).toBe(409);
    expect((await put({ version: 1, step: 15 })).status).toBe(200);
    expect((await put({ version: 1 })).status).toBe(409);
    expect(await getBookingHours(host.ctx)).toMatchObject({ step: 15, version: 2 });
  });

  it('begin with the working days of the country, and a break at Friday noon', async () => {
    const egypt = await getBookingHours(host.ctx);
    expect(egypt).toMatchObject({ version: 0, timeZone: 'Africa/Cairo', weekStart: 6, weekend: [5, 6] });
    expect(egypt.weekly.map((windows) => windows.length)).toEqual([1, 1, 1, 1, 1, 0, 0]);
    await db().updateTable('users').set({ country: 'AE' }).where('id', '=', host.id).execute();
    const emirates = await getBookingHours(host.ctx);
    expect(emirates.weekly.map((windows) => windows.length)).toEqual([0, 1, 1, 1, 1, 2, 0]);
  });

  it('suggest Ramadan by Umm al-Qura, also while it lasts', async () => {
    for (const now of ['2026-11-26', '2027-02-20']) {
      const { ramadan } = await getBookingHours({ ...host.ctx, now: new Date(now) });
      expect(ramadan).toEqual({ from: '2027-02-08', to: '2027-03-08' });
    }
  });

  it('forget single days and periods that are over', async () => {
    const now = new Date('2027-03-20T12:00:00Z');
    const saved = await putBookingHours({ ...host.ctx, now }, BODY);
    expect([saved.dates, saved.seasons]).toEqual([[], []]);
  });
});

describe('the slots that buyers are offered', () => {
  const asked = () => ({ ...host.ctx, now: new Date('2026-11-26T12:00:00Z') });
  const slotsOf = async (month: string, timeZone: string, minutes = 60) =>
    slotsIn(await listOwnSlots(asked(), { month, timeZone, minutes }));
  const noonOn = (date: string) => ({ ...BODY, weekly: NONE, seasons: [], dates: [{ date, windows: NOON }] });

  it('say what the clocks of both sides show', async () => {
    await putBookingHours(asked(), { ...noonOn('2026-12-10'), timeZone: 'Africa/Casablanca' });
    expect(await slotsOf('2026-12', 'Asia/Riyadh')).toEqual([
      {
        startsAt: '2026-12-10T12:00:00.000Z',
        endsAt: '2026-12-10T13:00:00.000Z',
        local: { date: '2026-12-10', time: '15:00', offset: '+03:00' },
        host: { date: '2026-12-10', time: '12:00', offset: '+00:00' },
      },
    ]);
    expect(await slotsOf('2026-12', 'Asia/Riyadh', 65)).toEqual([]);
  });

  it('belong to the month of whoever asks', async () => {
    await putBookingHours(asked(), { ...noonOn('2027-01-01'), timeZone: 'Asia/Tokyo' });
    expect(await slotsOf('2027-01', 'America/New_York')).toEqual([]);
    const [slot] = await slotsOf('2026-12', 'America/New_York');
    expect(slot?.local).toEqual({ date: '2026-12-31', time: '22:00', offset: '-05:00' });
  });
});
