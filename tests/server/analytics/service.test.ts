import { beforeAll, describe, expect, it } from 'vitest';
import { POST as eventsRoute } from '@/app/api/analytics/events/route';
import { db } from '@/lib/server/db/client';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';

let member: Member;
let visits = 0;

beforeAll(async () => {
  member = await makeMember();
});

const event = (more: object = {}) => ({
  name: 'page_view',
  path: '/explore',
  at: '2026-11-21T10:00:00Z',
  visitId: `visit-${visits}`,
  ...more,
});
const send = (events: unknown, sent: { token?: string; headers?: Record<string, string> } = {}) =>
  callRoute(eventsRoute, { body: { events }, ...sent });
const kept = () =>
  db()
    .selectFrom('analytics_events')
    .select(['name', 'path', 'user_id', 'props'])
    .where('visit_id', '=', `visit-${visits}`)
    .orderBy('id')
    .execute();

describe('events are refused', () => {
  it.each([
    ['no events', []],
    ['more than fifty events', Array.from({ length: 51 }, () => event())],
    ['a name with spaces', [event({ name: 'Page View' })]],
    ['a path that is too long', [event({ path: `/${'x'.repeat(300)}` })]],
    ['an invalid time', [event({ at: 'yesterday' })]],
    ['a property that is an object', [event({ props: { deep: { er: 1 } } })]],
    ['a property with a NUL', [event({ props: { text: 'a\u0000b' } })]],
  ])('when the request has %s', async (_, events) => {
    visits++;
    expect((await send(events)).status).toBe(422);
    expect(await kept()).toEqual([]);
  });

  it('when the token is invalid', async () => {
    expect((await send([event()], { token: 'a.b.c-and-more-of-it' })).status).toBe(401);
  });
});

describe('events', () => {
  it('of guests and members are kept in their order', async () => {
    visits++;
    expect((await send([event(), event({ name: 'add_to_cart', props: { price: 9 } })])).payload).toEqual({
      done: true,
    });
    await send([event({ path: '/finance' })], { token: member.token });
    expect(await kept()).toEqual([
      { name: 'page_view', path: '/explore', user_id: null, props: {} },
      { name: 'add_to_cart', path: '/explore', user_id: null, props: { price: 9 } },
      { name: 'page_view', path: '/finance', user_id: member.id, props: {} },
    ]);
  });

  it.each(['dnt', 'sec-gpc'])('are not kept when the browser sends %s', async (name) => {
    visits++;
    const { status, payload } = await send([event()], { token: member.token, headers: { [name]: '1' } });
    expect([status, payload]).toEqual([200, { done: true }]);
    expect(await kept()).toEqual([]);
  });

  it('are kept when the browser sends dnt with 0', async () => {
    visits++;
    await send([event()], { headers: { dnt: '0' } });
    expect(await kept()).toHaveLength(1);
  });
});
