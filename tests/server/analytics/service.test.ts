import { beforeEach, describe, expect, it } from 'vitest';
import { POST as eventsRoute } from '@/app/api/analytics/events/route';
import { getEventFigures, recordEvents } from '@/lib/server/analytics/service';
import { db } from '@/lib/server/db/client';
import { DAY } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';

const BROWSER =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

let member: Member;

beforeEach(async () => {
  member = await makeMember();
  await db().deleteFrom('event_counts').execute();
});

const send = (
  names: unknown[],
  { headers, ...sent }: { token?: string; headers?: Record<string, string> } = {},
) =>
  callRoute(eventsRoute, {
    body: { events: names.map((name) => ({ name })) },
    headers: { 'user-agent': BROWSER, ...headers },
    ...sent,
  });
const counted = async () =>
  (await db().selectFrom('event_counts').select(['name', 'count']).orderBy('name').execute()).map(
    ({ name, count }) => `${name} ${count}`,
  );

describe('events are refused', () => {
  it.each([
    ['no events', []],
    ['more than fifty events', Array.from({ length: 51 }, () => 'page_view')],
    ['a name that is on no list', ['page_view', 'visited_by_sara']],
    ['a name that is not a text', [{ $ne: null }]],
  ])('when the request has %s', async (_, names) => {
    expect((await send(names)).status).toBe(422);
    expect(await counted()).toEqual([]);
  });

  it('when the token is invalid', async () => {
    expect((await send(['page_view'], { token: 'a.b.c-and-more-of-it' })).status).toBe(401);
  });
});

describe('events', () => {
  it('of guests and members are added up by day and name, and extra fields are dropped', async () => {
    const body = { events: [{ name: 'page_view', path: '/finance', visitId: 'x', props: { a: 1 } }] };
    await callRoute(eventsRoute, { body, headers: { 'user-agent': BROWSER } });
    expect((await send(['page_view', 'searched', 'page_view'], { token: member.token })).payload).toEqual({
      done: true,
    });
    expect(await counted()).toEqual(['page_view 3', 'searched 1']);
  });

  it('of batches that come together are all counted, in any order of names', async () => {
    const names = ['page_view', 'searched', 'followed', 'shared'];
    const batches = Array.from({ length: 12 }, (_, at) => send(at % 2 ? names : names.toReversed()));
    expect((await Promise.all(batches)).map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(await counted()).toEqual(['followed 12', 'page_view 12', 'searched 12', 'shared 12']);
  });

  it.each([
    ['do not track', { dnt: '1' }],
    ['global privacy control', { 'sec-gpc': '1' }],
    ['a robot’s name', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
    ['no browser name', { 'user-agent': '' }],
  ])('get the same answer and are not counted when the browser sends %s', async (_, headers) => {
    const { status, payload } = await send(['page_view'], { token: member.token, headers });
    expect([status, payload]).toEqual([200, { done: true }]);
    expect(await counted()).toEqual([]);
  });

  it('are counted when the browser sends dnt with 0', async () => {
    await send(['page_view'], { headers: { dnt: '0' } });
    expect(await counted()).toEqual(['page_view 1']);
  });
});

it('operators see the counts of each event for seven days and for thirty, and a zero for days without one', async () => {
  const request = new Request('http://localhost', { headers: { 'user-agent': BROWSER } });
  for (const [ago, name] of [
    [0, 'paid'],
    [0, 'paid'],
    [6, 'paid'],
    [7, 'paid'],
    [29, 'paid'],
    [30, 'paid'],
    [1, 'searched'],
  ] as const) {
    const now = new Date(member.ctx.now.getTime() - ago * DAY);
    await recordEvents({ ...member.ctx, now }, request, { events: [{ name }] });
  }
  const { days, groups } = await getEventFigures(member.ctx);
  expect(days).toHaveLength(7);
  expect(days[0]).toBe(member.ctx.now.toISOString().slice(0, 10));
  const figures = groups.flatMap(({ events }) => events);
  const of = (asked: string) => figures.find(({ name }) => name === asked);
  expect(of('paid')).toEqual({ name: 'paid', counts: [2, 0, 0, 0, 0, 0, 1], month: 5 });
  expect(of('searched')).toMatchObject({ counts: [0, 1, 0, 0, 0, 0, 0], month: 1 });
  expect(of('followed')).toMatchObject({ counts: [0, 0, 0, 0, 0, 0, 0], month: 0 });
});
