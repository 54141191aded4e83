import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { describe, expect, it } from 'vitest';
import { GET as ADDRESS, POST as RENEW } from '@/app/api/booking-hours/feed/route';
import { GET as READ } from '@/app/api/calendar-feeds/[feed]/route';
import { cancelHostBooking } from '@/lib/server/appointments/service';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { readCalendarFeed, renewCalendarFeed } from '@/lib/server/kinds/bookings/feed';
import { createSlotHold } from '@/lib/server/kinds/bookings/holds';
import { DAY, HOUR } from '@/lib/shared/time';
import { makeHost, makeOffer } from '@/tests/setup/bookings';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW, tenIn } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { buy } from '@/tests/setup/trade';
import { cleanWorld } from '@/tests/setup/world';

const START = tenIn(3);
const END = new Date(Date.parse(START) + HOUR).toISOString();
/** Longer than a line of such a file may be. */
const TITLE = 'مراجعة شيفرتك سطرًا سطرًا؛ جلسة خاصة, في ساعة كاملة: أسئلة وأجوبة';

let host: Member;
let product: string;
cleanWorld(async () => {
  host = await makeHost();
  product = await makeOffer(host, { seats: 3 });
  await db().updateTable('products').set({ title: TITLE }).where('id', '=', product).execute();
});

async function book(): Promise<{ buyer: Member; booking: string }> {
  const buyer = await makeMember();
  const body = { startsAt: START, minutes: 60, timeZone: 'Europe/London' };
  await createSlotHold(buyer.ctx, product, body);
  await buy(buyer.token, { id: product, price: { amount: 2500 } });
  const { id } = await db()
    .selectFrom('bookings')
    .select('id')
    .where('buyer_id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  return { buyer, booking: id };
}

const tokenOf = async ({ ctx }: Member) =>
  (await renewCalendarFeed(ctx)).feedUrl?.split('/').at(-1) ?? 'none';
const textOf = async (token: string, now = NOW) =>
  (await readCalendarFeed({ ...guestCtx(db()), now }, token)).text();
const eventsOf = (text: string) =>
  Object.values(nodeIcal.sync.parseICS(text)).filter((one): one is VEvent => one?.type === 'VEVENT');

describe('the address of a feed', () => {
  it('is made and read by creators alone, each their own', async () => {
    const member = await makeMember();
    expect((await callRoute(ADDRESS, {})).status).toBe(401);
    for (const route of [ADDRESS, RENEW])
      expect((await callRoute(route, { token: member.token })).status).toBe(403);
    expect((await callRoute(ADDRESS, { token: host.token })).payload).toEqual({ feedUrl: null });
    const { payload: made } = await callRoute<{ feedUrl: string }>(RENEW, { token: host.token });
    expect(made.feedUrl).toMatch(/^http.*\/api\/calendar-feeds\/[\w-]{32}\.ics$/);
    expect((await callRoute(ADDRESS, { token: host.token })).payload).toEqual(made);
    const other = await callRoute<{ feedUrl: string | null }>(ADDRESS, { token: (await makeHost()).token });
    expect(other.payload.feedUrl).toBeNull();
  });

  it('is not found once it was renewed, and shows nothing while its host is suspended', async () => {
    const read = async (token: string) => (await callRoute(READ, { params: { feed: token } })).status;
    const old = await tokenOf(host);
    expect(
      (await READ(new Request('http://x/api/x'), { params: Promise.resolve({ feed: old }) })).status,
    ).toBe(200);
    const token = await tokenOf(host);
    expect(await read(old)).toBe(404);
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', host.id).execute();
    expect(await read(token)).toBe(403);
    expect(await read('short.ics')).toBe(404);
  });
});

describe('a feed', () => {
  it('gives two readers of calendars the right moment and the Arabic title, and names no attendee', async () => {
    const [one, two] = [await book(), await book()];
    const token = await tokenOf(host);
    const text = await textOf(token);
    expect(text).toContain('METHOD:PUBLISH');
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text).toContain(`DTSTART:${START.replace(/[-:]|[.]000/g, '')}`);
    for (const secret of ['ATTENDEE', 'ORGANIZER', 'VTIMEZONE', 'meet.example', 'TZID'])
      expect(text).not.toContain(secret);
    const [event, ...others] = eventsOf(text);
    expect(others).toEqual([]);
    const { name } = await db()
      .selectFrom('users')
      .select('name')
      .where('id', '=', one.buyer.id)
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({ summary: TITLE, status: 'CONFIRMED' });
    expect(String(event?.description)).toContain(name);
    const parsed = new ICAL.Component(ICAL.parse(text));
    const read = new ICAL.Event(parsed.getFirstSubcomponent('vevent') as ICAL.Component);
    expect([read.summary, read.location]).toEqual([TITLE, expect.stringMatching(/\/creator\/calendar$/)]);
    for (const [start, end] of [
      [event?.start, event?.end],
      [read.startDate.toJSDate(), read.endDate.toJSDate()],
    ])
      expect([start?.toISOString(), end?.toISOString()]).toEqual([START, END]);
    expect(two.buyer.id).not.toBe(one.buyer.id);
  });

  it('marks what all have cancelled for 30 days, under the same name', async () => {
    const [one, two] = [await book(), await book()];
    const token = await tokenOf(host);
    const [before] = eventsOf(await textOf(token));
    await cancelHostBooking(host.ctx, one.booking, { reason: 'سفر' });
    expect(eventsOf(await textOf(token))).toMatchObject([{ status: 'CONFIRMED' }]);
    await cancelHostBooking(host.ctx, two.booking, { reason: 'سفر' });
    expect(eventsOf(await textOf(token))).toMatchObject([{ status: 'CANCELLED', uid: before?.uid }]);
    const late = (days: number) => fromNow(days * DAY);
    expect(eventsOf(await textOf(token, late(29)))).toHaveLength(1);
    expect(eventsOf(await textOf(token, late(31)))).toEqual([]);
  });

  it('says nothing of slots that are only held', async () => {
    const buyer = await makeMember();
    const body = { startsAt: START, minutes: 60, timeZone: 'UTC' };
    await createSlotHold(buyer.ctx, product, body);
    expect(eventsOf(await textOf(await tokenOf(host)))).toEqual([]);
  });
});
