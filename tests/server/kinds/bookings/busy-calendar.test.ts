import { Agent, createServer, type Server } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELETE, GET, PUT } from '@/app/api/booking-hours/busy/route';
import type { BusyCalendar } from '@/lib/contract/kinds/booking-calendars';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import type { Outside } from '@/lib/server/http/read-outside';
import { getBusyCalendar, readCalendarOf, readDueCalendars } from '@/lib/server/kinds/bookings/busy/service';
import { listSlots } from '@/lib/server/kinds/bookings/free-slots';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { listOwnSlots } from '@/lib/server/kinds/bookings/hours';
import { slotsIn } from '@/lib/shared/slot-days';
import { HOUR } from '@/lib/shared/time';
import { makeHost, makeOffer } from '@/tests/setup/bookings';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { stateOf } from '@/tests/setup/reversals';
import { checkOut, eventFor, tell } from '@/tests/setup/trade';
import { cleanWorld } from '@/tests/setup/world';

const OUTSIDE: Outside = { httpAgent: new Agent(), httpsAgent: new SecureAgent(), protocols: ['http:'] };
const DATE = fromNow(3 * 24 * HOUR)
  .toISOString()
  .slice(0, 10);
const at = (hour: number) => `${DATE}T${String(hour).padStart(2, '0')}:00:00.000Z`;

let server: Server;
let url: string;
let answer: { status: number; body: string };
let asked = 0;
let meanwhile: () => Promise<unknown>;
beforeAll(async () => {
  server = createServer(async (_, response) => {
    asked += 1;
    await meanwhile();
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/busy.ics`;
});
afterAll(() => server.close());

const short = (time: string) => time.replace(/[-:]|[.]000/g, '');
const busyFrom = (from: number, to: number) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:1',
    `DTSTART:${short(at(from))}`,
    `DTEND:${short(at(to))}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

let host: Member;
let product: string;
cleanWorld(async () => {
  host = await makeHost();
  product = await makeOffer(host);
  await sql`insert into booking_calendars (host_id, url) values (${host.id}, ${url})`.execute(db());
});
beforeEach(() => {
  answer = { status: 200, body: busyFrom(10, 11) };
  meanwhile = async () => {};
});

const later = (hours: number) => ({ ...guestCtx(db()), now: fromNow(hours * HOUR) });
const read = (hours = 0) => readCalendarOf(later(hours), host.id, OUTSIDE);
const state = () => getBusyCalendar(host.ctx);
const startsOf = async () => {
  const month = { month: DATE.slice(0, 7), timeZone: 'UTC', minutes: 60 };
  const data = slotsIn(await listSlots(later(0), product, month));
  return data.map(({ startsAt }) => startsAt).filter((start) => start.startsWith(DATE));
};
const notices = async () =>
  (
    await db()
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', host.id)
      .where('kind', '=', 'calendar_failed')
      .execute()
  ).length;

describe('the calendar that says when somebody is busy', () => {
  it('is named by creators, each their own, by an address that is read over https', async () => {
    const member = await makeMember();
    const body = { calendarUrl: 'https://calendar.example/busy.ics' };
    expect((await callRoute(GET, {})).status).toBe(401);
    expect((await callRoute(GET, { token: member.token })).status).toBe(403);
    expect((await callRoute(PUT, { token: member.token, body })).status).toBe(403);
    for (const wrong of ['http://calendar.example/busy.ics', 'file:///etc/passwd', 'busy.ics', ''])
      expect((await callRoute(PUT, { token: host.token, body: { calendarUrl: wrong } })).status).toBe(422);
    const webcal = { calendarUrl: 'webcal://calendar.example/busy.ics' };
    const { payload } = await callRoute<BusyCalendar>(PUT, { token: host.token, body: webcal });
    expect(payload).toMatchObject({ calendarUrl: body.calendarUrl, isWaiting: true, busyCount: 0 });
    const other = await makeHost();
    expect((await callRoute<BusyCalendar>(GET, { token: other.token })).payload.calendarUrl).toBeNull();
    expect((await callRoute(DELETE, { token: other.token, method: 'DELETE' })).status).toBe(404);
  });

  it('tells its host which entries were not read, until it is read again or another is named', async () => {
    const whole = answer.body;
    answer.body = whole
      .replace(/DTSTART:(\w+)Z/, 'DTSTART;TZID=Nowhere:$1')
      .replace('END:VCALENDAR', 'BEGIN:VEVENT\r\nUID:2\r\nDTSTART:soon\r\nEND:VEVENT\r\nEND:VCALENDAR');
    await read();
    expect(await state()).toMatchObject({ failure: null, unreadCount: 1, unknownZones: ['Nowhere'] });
    const body = { calendarUrl: 'https://calendar.example/busy.ics' };
    const { payload } = await callRoute<BusyCalendar>(PUT, { token: host.token, body });
    expect(payload).toMatchObject({ unreadCount: 0, unknownZones: [] });
  });

  it('takes its times out of what is offered, and out of what can be held', async () => {
    expect(await startsOf()).toContain(at(10));
    await read();
    expect(await state()).toMatchObject({ busyCount: 1, failure: null, isWaiting: false });
    const starts = await startsOf();
    expect(starts).not.toContain(at(10));
    expect(starts).toEqual(expect.arrayContaining([at(9), at(11)]));
    const own = await listOwnSlots(host.ctx, { month: DATE.slice(0, 7), timeZone: 'UTC', minutes: 60 });
    expect(slotsIn(own).map(({ startsAt }) => startsAt)).not.toContain(at(10));
    const buyer = await makeMember();
    const hold = (hour: number) =>
      createSlotHold(buyer.ctx, product, {
        startsAt: at(hour),
        minutes: 60,
        timeZone: 'UTC',
      });
    await expect(hold(10)).rejects.toMatchObject({ code: 'slot_taken' });
    await hold(11);
  });

  it('gives the money back that comes after the hold, when the host is busy by then', async () => {
    const buyer = await makeMember();
    const body = { startsAt: at(10), minutes: 60, timeZone: 'UTC' };
    await createSlotHold(buyer.ctx, product, body);
    const price = { amount: 2500, currency: 'USD' };
    const { payload } = await checkOut(buyer.token, { productId: product, expectedTotal: price });
    await db()
      .updateTable('bookings')
      .set({ held_until: fromNow(-1000) })
      .where('buyer_id', '=', buyer.id)
      .execute();
    await read();
    await tell(await eventFor(payload._id));
    expect(await stateOf(payload._id)).toMatchObject({ access: null, refunds: [expect.any(String)] });
  });

  it('is forgotten with its times', async () => {
    await read();
    expect((await callRoute(DELETE, { token: host.token, method: 'DELETE' })).status).toBe(200);
    expect(await startsOf()).toContain(at(10));
  });

  it('keeps the times that were read before, and notifies the host once after a day', async () => {
    await read();
    answer = { status: 500, body: '' };
    for (const hours of [1, 24]) await read(hours);
    expect(await state()).toMatchObject({ failure: 'unreachable', busyCount: 1 });
    expect([await startsOf(), await notices()]).toEqual([expect.not.arrayContaining([at(10)]), 0]);
    answer = { status: 200, body: '<html>' };
    for (const hours of [25, 26]) await read(hours);
    expect([(await state()).failure, await notices()]).toEqual(['unreadable', 1]);
    answer = { status: 200, body: busyFrom(12, 13) };
    await read(27);
    expect(await state()).toMatchObject({ failure: null });
    expect(await startsOf()).toEqual(expect.arrayContaining([at(10)]));
    answer = { status: 500, body: '' };
    await read(28);
    expect(await notices()).toBe(1);
  });

  it('keeps nothing of an address that was replaced while it was read', async () => {
    const body = { calendarUrl: 'https://other.example/busy.ics' };
    meanwhile = () => callRoute(PUT, { token: host.token, body });
    await read();
    expect(await state()).toMatchObject({ busyCount: 0, isWaiting: true });
  });

  it('is read again half an hour later', async () => {
    const jobs = async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count
        from graphile_worker._private_jobs where payload ->> 'hostId' = ${host.id}`.execute(db());
      return rows[0]?.count;
    };
    await read();
    await readDueCalendars(later(0.4));
    expect(await jobs()).toBe(0);
    await readDueCalendars(later(0.6));
    expect(await jobs()).toBe(1);
  });

  it('is asked for once where jobs have waited long, and at once where its host says so', async () => {
    const askedBefore = asked;
    for (const hours of [1, 1.1, 1.2]) await read(hours);
    expect(asked - askedBefore).toBe(1);
    const wanted = { calendarUrl: 'https://other.example/busy.ics' };
    await callRoute(PUT, { token: host.token, body: wanted });
    await sql`update booking_calendars set url = ${url} where host_id = ${host.id}`.execute(db());
    await read(1.2);
    expect(asked - askedBefore).toBe(2);
  });
});
