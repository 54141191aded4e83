import { beforeAll, expect, it } from 'vitest';
import { blockUser } from '@/lib/server/blocks/service';
import { db } from '@/lib/server/db/client';
import { makePost } from '@/lib/server/demo/post-factory';
import { follow } from '@/lib/server/follows/service';
import { searchPosts } from '@/lib/server/search/service';
import { DAY } from '@/lib/shared/time';
import { type Member, makeMember } from '@/tests/setup/make-member';

/** More than a search of a tag looks at. */
const MANY = 310;

let reader: Member;
let author: Member;

const daysAgo = (days: number) => new Date(reader.ctx.now.getTime() - days * DAY);
const found = async (q: string, more: { from?: 'followed'; period?: 'week' | 'month' } = {}) =>
  (await searchPosts(reader.ctx, { q, limit: 50, ...more })).data.map(({ _id }) => _id);
const write = async (tag: string, authorId: string, days: number, more: { audience?: 'followers' } = {}) =>
  (await makePost(db(), { authorId, text: `#${tag} درس`, at: daysAgo(days), ...more })).id;
const writeMany = (tag: string, authorId: string, more: { audience?: 'followers' } = {}) =>
  Promise.all(Array.from({ length: MANY }, (_, at) => write(tag, authorId, at / MANY, more)));

beforeAll(async () => {
  [reader, author] = await Promise.all([makeMember(), makeMember()]);
});

it('a #tag is found although hundreds of newer posts with it are for followers', async () => {
  const old = await write('مغمور', author.id, 3);
  await writeMany('مغمور', (await makeMember()).id, { audience: 'followers' });
  expect(await found('#مغمور')).toEqual([old]);
  expect(await found('#مغمور', { period: 'week' })).toEqual([old]);
});

it.each(['hidden', 'deleted'])(
  'a #tag is found although hundreds of newer posts with it are %s',
  async (status) => {
    const old = await write(`مغمور_${status}`, author.id, 3);
    const ids = await writeMany(`مغمور_${status}`, (await makeMember()).id);
    await db().updateTable('posts').set({ status }).where('id', 'in', ids).execute();
    expect(await found(`#مغمور_${status}`)).toEqual([old]);
  },
);

it('a #tag is found although hundreds of newer posts with it are by somebody suspended or blocked', async () => {
  const [gone, blocked] = await Promise.all([makeMember(), makeMember()]);
  const old = await write('محجوب', author.id, 3);
  await Promise.all([gone, blocked].map(({ id }) => writeMany('محجوب', id)));
  await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', gone.id).execute();
  await blockUser(reader.ctx, blocked.id);
  expect(await found('#محجوب')).toEqual([old]);
});

it('a #tag of hundreds of posts is found among those of people that the viewer follows', async () => {
  const friend = await makeMember();
  await follow(reader.ctx, friend.id);
  const old = await write('شائع', friend.id, 20);
  await writeMany('شائع', author.id);
  expect(await found('#شائع', { from: 'followed' })).toEqual([old]);
  expect(await found('#شائع', { from: 'followed', period: 'month' })).toEqual([old]);
  expect(await found('#شائع', { from: 'followed', period: 'week' })).toEqual([]);
});

it('a #tag that one author used hundreds of times shows the older posts of others between', async () => {
  const [much, little] = await Promise.all([makeMember(), makeMember()]);
  const olds = [await write('كثير', little.id, 3), await write('كثير', little.id, 4)];
  await writeMany('كثير', much.id);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await searchPosts(reader.ctx, { q: '#كثير', limit: 50, cursor });
    seen.push(...page.data.map(({ _id }) => _id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toEqual(expect.arrayContaining(olds));
});
