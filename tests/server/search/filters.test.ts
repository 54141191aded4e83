import { beforeAll, expect, it } from 'vitest';
import { GET as postsRoute } from '@/app/api/search/posts/route';
import { GET as usersRoute } from '@/app/api/search/users/route';
import type { Ctx } from '@/lib/server/ctx';
import { db } from '@/lib/server/db/client';
import { makeUser } from '@/lib/server/demo/people-factory';
import { makePost } from '@/lib/server/demo/post-factory';
import { follow } from '@/lib/server/follows/service';
import { searchPosts, searchUsers } from '@/lib/server/search/service';
import { DAY } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';

let reader: Member;

beforeAll(async () => {
  reader = await makeMember();
});

const query = (more: object) => ({ q: 'مرشِّح', limit: 20, ...more });

it.each([
  ['users', usersRoute, 'accountType', 'ROBOT'],
  ['users', usersRoute, 'from', 'all'],
  ['posts', postsRoute, 'period', 'century'],
  ['posts', postsRoute, 'from', 'all'],
])('filters of %s are refused with a value that they do not have', async (_, route, name, value) => {
  const { status, problem } = await callRoute(route, { query: { q: 'كتاب', [name]: value } });
  expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, [name]]);
});

it('filters take only the newer posts, only those of people that the viewer follows, with a #tag too', async () => {
  const days = (ago: number) => new Date(reader.ctx.now.getTime() - ago * DAY);
  const [followed, other] = await Promise.all([makeMember(), makeMember()]);
  await follow(reader.ctx, followed.id);
  for (const [authorId, name, at] of [
    [followed.id, 'اليوم', days(0.1)],
    [other.id, 'قبل يومين', days(2)],
    [followed.id, 'قبل أشهر', days(100)],
    [other.id, 'قبل سنين', days(800)],
  ] as const)
    await makePost(db(), { authorId, text: `#مرشِّح ${name}`, at });
  const texts = async (more: object) =>
    (await searchPosts(reader.ctx, query(more))).data
      .map(({ text }) => text.split(' ').slice(1).join(' '))
      .sort();
  for (const q of ['مرشِّح', '#مرشِّح']) {
    expect(await texts({ q, period: 'day' })).toEqual(['اليوم']);
    expect(await texts({ q, period: 'week' })).toEqual(['اليوم', 'قبل يومين']);
    expect(await texts({ q, period: 'year' })).toEqual(['اليوم', 'قبل أشهر', 'قبل يومين']);
    expect(await texts({ q })).toHaveLength(4);
    expect(await texts({ q, from: 'followed' })).toEqual(['اليوم', 'قبل أشهر']);
    expect(await texts({ q, from: 'followed', period: 'week' })).toEqual(['اليوم']);
  }
});

it('filters take only people or companies, and only those that the viewer follows; a guest follows nobody', async () => {
  const one = await makeUser(db(), { name: 'مرشِّح أول', handle: 'filtered_one' });
  await makeUser(db(), { name: 'مرشِّح ثان', handle: 'filtered_two' });
  await makeUser(db(), { name: 'شركة مرشِّح', handle: 'filtered_co', account_type: 'COMPANY' });
  await follow(reader.ctx, one.id);
  const handles = async (more: object, ctx: Ctx = reader.ctx) =>
    (await searchUsers(ctx, query(more))).data.map(({ handle }) => handle).sort();
  expect(await handles({ accountType: 'COMPANY' })).toEqual(['filtered_co']);
  expect(await handles({ accountType: 'INDIVIDUAL' })).toEqual(['filtered_one', 'filtered_two']);
  expect(await handles({ from: 'followed' })).toEqual(['filtered_one']);
  expect(await handles({ from: 'followed', accountType: 'COMPANY' })).toEqual([]);
  expect(await handles({ from: 'followed' }, { ...reader.ctx, viewer: null })).toEqual([]);
});
