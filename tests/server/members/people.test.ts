import { beforeAll, describe, expect, it } from 'vitest';
import { GET as profileRoute } from '@/app/api/users/[id]/route';
import { GET as exploreUsersRoute } from '@/app/api/users/exploreUsers/route';
import { GET as networkRoute } from '@/app/api/users/network/route';
import { GET as usersRoute } from '@/app/api/users/route';
import { GET as suggestedRoute } from '@/app/api/users/suggestedOnes/route';
import type { PersonCard, Profile } from '@/lib/contract/users';
import { db, recordQueries } from '@/lib/server/db/client';
import { makeUser } from '@/lib/server/demo/people-factory';
import { makePost } from '@/lib/server/demo/post-factory';
import { follow } from '@/lib/server/follows/service';
import { listSuggestedUsers } from '@/lib/server/members/people';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';

interface Page {
  data: PersonCard[];
  nextCursor: string | null;
}

let reader: Member;
let friend: Member;
let star: Member;
let stranger: Member;
let suspended: Member;

beforeAll(async () => {
  reader = await makeMember({ name: 'ليلى القارئة', handle: 'layla_reads', headline: 'تحب الكتب' });
  friend = await makeMember({ name: 'سَارَة العتيبي', handle: 'sara' });
  star = await makeMember({ name: 'Khalid Star', handle: 'khalid_1', bio: 'سيرة' });
  stranger = await makeMember({ name: 'منى 100%', handle: 'mona', headline: 'سارت في الأرض' });
  suspended = await makeMember({ name: 'سارة الموقوفة', handle: 'sara_gone', status: 'suspended' });
  await follow(reader.ctx, friend.id);
  await follow(friend.ctx, star.id);
  await follow(stranger.ctx, star.id);
  await follow(stranger.ctx, reader.id);
  await db().updateTable('users').set({ followers_count: 99 }).where('id', '=', suspended.id).execute();
});

const namesOf = (page: Page) => page.data.map(({ handle }) => handle);

describe('a profile', () => {
  it('of an unknown, a suspended or a deleted account is 404 with the same answer', async () => {
    const deleted = await makeUser(db(), { status: 'deleted' });
    const answers = await Promise.all(
      [NO_ID, suspended.id, deleted.id, 'me2'].map((id) => callRoute(profileRoute, { params: { id } })),
    );
    for (const { status, problem } of answers) {
      expect(status).toBe(404);
      expect({ ...problem, requestId: '' }).toEqual({ ...answers[0]?.problem, requestId: '' });
    }
  });

  it('shows a visitor what is public and nothing private of the account', async () => {
    const { payload } = await callRoute<Profile>(profileRoute, { params: { id: star.id } });
    expect(payload).toMatchObject({
      _id: star.id,
      handle: 'khalid_1',
      bio: 'سيرة',
      followersCount: 2,
      followingCount: 0,
      isFollowing: false,
      followsMe: false,
      isMe: false,
      picture: null,
      cover: null,
    });
    expect(JSON.stringify(payload)).not.toMatch(/email|password|phone|interests/);
  });

  it('shows a member who they follow and who follows them', async () => {
    const see = async (who: Member, id: string) =>
      (await callRoute<Profile>(profileRoute, { params: { id }, token: who.token })).payload;
    expect(await see(reader, friend.id)).toMatchObject({ isFollowing: true, followsMe: false });
    expect(await see(friend, reader.id)).toMatchObject({ isFollowing: false, followsMe: true });
    expect(await see(reader, reader.id)).toMatchObject({ isMe: true, isFollowing: false });
  });
});

describe('people', () => {
  it.each([
    ['nothing', ''],
    ['only marks', 'ًٌٍـ'],
    ['only a wildcard of LIKE', '%'],
    ['an underscore, which LIKE takes for any letter', 'k_a'],
    ['a backslash', '\\'],
    ['a word of a headline', 'الكتب'],
    ['the middle of a name', 'عتيبي'],
    ['a suspended account', 'الموقوفة'],
  ])('are not found by %s', async (_, prefix) => {
    const { status, payload } = await callRoute<Page>(usersRoute, { query: { prefix } });
    expect(status).toBe(200);
    expect(namesOf(payload)).toEqual([]);
  });

  it.each([
    ['سار', ['sara']],
    ['سَـار', ['sara']],
    ['العتي', ['sara']],
    ['ساره', ['sara']],
    ['@khalid_', ['khalid_1']],
    ['KHAL', ['khalid_1']],
    ['١٠٠%', ['mona']],
    ['القا', ['layla_reads']],
  ])('are found by the beginning of a word in their name or handle: %s', async (prefix, handles) => {
    const { payload } = await callRoute<Page>(usersRoute, { query: { prefix } });
    expect(namesOf(payload)).toEqual(handles);
  });

  it('asked for by id come in the order of the ids, without unknown ones', async () => {
    const ids = [star.id, 'x', suspended.id, NO_ID, friend.id, star.id].join(',');
    const { payload } = await callRoute<Page>(usersRoute, { query: { ids }, token: reader.token });
    expect(namesOf(payload)).toEqual(['khalid_1', 'sara']);
    expect(payload.data.map(({ isFollowing }) => isFollowing)).toEqual([false, true]);
  });

  it('on the explore page are sorted by followers, and each is shown exactly once', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string | number> = cursor ? { limit: 2, cursor } : { limit: 2 };
      const { payload } = await callRoute<Page>(exploreUsersRoute, { query });
      seen.push(...namesOf(payload));
      cursor = payload.nextCursor;
    } while (cursor);
    expect(seen[0]).toBe('khalid_1');
    expect(seen).not.toContain('sara_gone');
    expect(new Set(seen).size).toBe(seen.length);
    const { count } = await db()
      .selectFrom('users')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow();
    expect(seen).toHaveLength(count);
  });

  it.each([
    'garbage',
    Buffer.from('["1.5","x"]').toString('base64url'),
    Buffer.from('["1"]').toString('base64url'),
  ])('on the explore page are refused for the cursor %s', async (cursor) => {
    const { status, problem } = await callRoute(exploreUsersRoute, { query: { cursor } });
    expect([status, problem.errors]).toEqual([422, { cursor: 'validation:invalid' }]);
  });
});

describe('the network of a member', () => {
  it('is refused to a visitor who names no account, and for an unknown account or tab', async () => {
    expect((await callRoute(networkRoute)).status).toBe(401);
    expect((await callRoute(networkRoute, { query: { userId: NO_ID } })).status).toBe(404);
    expect((await callRoute(networkRoute, { query: { userId: suspended.id } })).status).toBe(404);
    expect((await callRoute(networkRoute, { query: { userId: star.id, tab: 'x' } })).status).toBe(422);
  });

  it('lists followers and followed members page by page, newest first', async () => {
    const one = await callRoute<Page>(networkRoute, { query: { userId: star.id, limit: 1 } });
    expect(namesOf(one.payload)).toEqual(['mona']);
    const two = await callRoute<Page>(networkRoute, {
      query: { userId: star.id, limit: 1, cursor: one.payload.nextCursor ?? '' },
    });
    expect(namesOf(two.payload)).toEqual(['sara']);
    expect(two.payload.nextCursor).toBeNull();
    const own = await callRoute<Page>(networkRoute, { query: { tab: 'following' }, token: reader.token });
    expect(namesOf(own.payload)).toEqual(['sara']);
    expect(own.payload.data[0]?.isFollowing).toBe(true);
  });
});

describe('suggestions', () => {
  it('are refused to a visitor', async () => {
    expect((await callRoute(suggestedRoute)).status).toBe(401);
  });

  it('give their reason: followed by a followed member, popular, or new; never the caller or a followed one', async () => {
    const fresh = await makeMember({ handle: 'fresh_one' });
    await makePost(db(), { authorId: fresh.id });
    const silent = await makeMember({ handle: 'silent_one' });
    const popular = await makeMember({ handle: 'popular_one' });
    await follow(silent.ctx, popular.id);
    const { payload } = await callRoute<Page>(suggestedRoute, { token: reader.token });
    expect(
      payload.data.map(({ handle, reason }) => [handle, reason?.kind, reason?.by?.handle ?? null]),
    ).toEqual([
      ['khalid_1', 'followed_by', 'sara'],
      ['popular_one', 'popular', null],
      ['fresh_one', 'new', null],
    ]);
  });

  it('put members with a shared interest first and name the interest', async () => {
    const picky = await makeMember({ interests: ['cooking', 'design'] });
    const quiet = await makeMember({ handle: 'quiet_cook', interests: ['audio_music', 'cooking'] });
    await makePost(db(), { authorId: quiet.id });
    await makeMember({ handle: 'idle_cook', interests: ['cooking'] });
    const { payload } = await callRoute<Page>(suggestedRoute, { token: picky.token });
    expect(payload.data[0]).toMatchObject({
      handle: 'quiet_cook',
      reason: {
        kind: 'interest',
        by: null,
        interest: { _id: 'cooking', name: { ar: 'الطبخ', en: 'Cooking' } },
      },
    });
    expect(payload.data.slice(1).map(({ reason }) => reason?.kind)).not.toContain('interest');
    await db().deleteFrom('posts').where('author_id', '=', quiet.id).execute();
    await db().updateTable('users').set({ posts_count: 0 }).where('id', '=', quiet.id).execute();
  });

  it('go on page by page', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let turn = 0; turn < 10; turn++) {
      const { data, nextCursor } = await listSuggestedUsers(reader.ctx, { limit: 1, cursor });
      seen.push(...data.map(({ handle }) => handle));
      if (!nextCursor) break;
      cursor = nextCursor;
    }
    expect(seen).toEqual(['khalid_1', 'popular_one', 'fresh_one']);
  });

  it('need the same number of queries for one as for many', async () => {
    const count = (limit: number) => recordQueries(() => listSuggestedUsers(reader.ctx, { limit }));
    expect((await count(50)).length).toBe((await count(1)).length);
    expect((await count(50)).length).toBeLessThanOrEqual(4);
  });
});
