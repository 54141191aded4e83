import { describe, expect, it } from 'vitest';
import { POST as blockRoute } from '@/app/api/users/block/[id]/route';
import { GET as blockedRoute } from '@/app/api/users/blocked/route';
import { POST as muteRoute } from '@/app/api/users/mute/[id]/route';
import { GET as mutedRoute } from '@/app/api/users/muted/route';
import { POST as unblockRoute } from '@/app/api/users/unblock/[id]/route';
import { POST as unmuteRoute } from '@/app/api/users/unmute/[id]/route';
import { blockUser, listBlocked, listMuted, muteUser, unblockUser } from '@/lib/server/blocks/service';
import { db } from '@/lib/server/db/client';
import { makeUser } from '@/lib/server/demo/people-factory';
import { follow } from '@/lib/server/follows/service';
import { getProfile } from '@/lib/server/members/profile';
import { getNotifications } from '@/lib/server/notifications/service';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let huda: Member;
let troll: Member;

cleanWorld(async () => {
  huda = await makeMember();
  troll = await makeMember();
});

const verbs = [
  ['block', blockRoute],
  ['unblock', unblockRoute],
  ['mute', muteRoute],
  ['unmute', unmuteRoute],
] as const;
const call = (route: typeof blockRoute, id: string, token?: string) =>
  callRoute(route, { params: { id }, token, method: 'POST' });
const PAGE = { limit: 20 };

const countersOf = (id: string) =>
  db()
    .selectFrom('users')
    .select(['followers_count', 'following_count'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const followsBetween = (one: Member, other: Member) =>
  db()
    .selectFrom('follows')
    .select('follower_id')
    .where('follower_id', 'in', [one.id, other.id])
    .where('followee_id', 'in', [one.id, other.id])
    .execute();

describe.each(verbs)('a request to %s', (_, route) => {
  it('is refused to a guest', async () => {
    expect((await call(route, troll.id)).status).toBe(401);
  });

  it('is refused for the caller’s own account', async () => {
    const { status, problem } = await call(route, huda.id, huda.token);
    expect([status, problem.code]).toEqual([409, 'conflict']);
  });

  it('is answered with 404 for an unknown and for a closed account', async () => {
    const gone = await Promise.all(
      ['suspended', 'deleted', 'deletion_requested'].map((status) => makeUser(db(), { status })),
    );
    for (const id of [NO_ID, 'x', ...gone.map(({ id }) => id)]) {
      const { status, problem } = await call(route, id, huda.token);
      expect([status, problem.code], id).toEqual([404, 'not_found']);
    }
  });

  it('is answered with 404 for a member who blocked the caller, as for an unknown one', async () => {
    await blockUser(huda.ctx, troll.id);
    const hidden = await call(route, huda.id, troll.token);
    const missing = await call(route, NO_ID, troll.token);
    expect(hidden.status).toBe(404);
    expect({ ...hidden.problem, requestId: '' }).toEqual({ ...missing.problem, requestId: '' });
  });
});

describe('the lists of blocked and of muted members', () => {
  it.each([blockedRoute, mutedRoute])('are refused to a guest', async (route) => {
    expect((await callRoute(route)).status).toBe(401);
  });

  it('show only those of the caller, even when another member is asked for', async () => {
    await blockUser(huda.ctx, troll.id);
    await muteUser(huda.ctx, troll.id);
    for (const route of [blockedRoute, mutedRoute]) {
      const { payload } = await callRoute<{ data: unknown[] }>(route, {
        query: { userId: huda.id, id: huda.id },
        token: troll.token,
      });
      expect(payload.data).toEqual([]);
    }
  });

  it('come in pages, newest first, and keep suspended accounts', async () => {
    const people = await Promise.all([1, 2, 3].map(() => makeUser(db())));
    for (const { id } of people) {
      await blockUser(huda.ctx, id);
      await muteUser(huda.ctx, id);
    }
    await db()
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('id', '=', people[0]?.id ?? '')
      .execute();
    for (const list of [listBlocked, listMuted]) {
      const first = await list(huda.ctx, { limit: 2 });
      const rest = await list(huda.ctx, { limit: 2, cursor: first.nextCursor ?? '' });
      expect(rest.nextCursor).toBeNull();
      const ids = [...first.data, ...rest.data].map(({ _id }) => _id);
      expect(ids).toEqual(people.map(({ id }) => id).reverse());
    }
  });
});

describe('blocking', () => {
  it('can be repeated without another effect, as unblocking can', async () => {
    for (let time = 0; time < 2; time++) {
      expect((await call(blockRoute, troll.id, huda.token)).payload).toEqual({ isBlocked: true });
    }
    expect((await listBlocked(huda.ctx, PAGE)).data.map(({ _id }) => _id)).toEqual([troll.id]);
    for (let time = 0; time < 2; time++) {
      expect((await call(unblockRoute, troll.id, huda.token)).payload).toEqual({ isBlocked: false });
    }
    expect((await listBlocked(huda.ctx, PAGE)).data).toEqual([]);
  });

  it('ends the follows between the two members, with their counters and notifications', async () => {
    const friend = await makeMember();
    await follow(huda.ctx, troll.id);
    await follow(troll.ctx, huda.id);
    await follow(friend.ctx, huda.id);
    await blockUser(huda.ctx, troll.id);
    expect(await countersOf(huda.id)).toEqual({ followers_count: 1, following_count: 0 });
    expect(await countersOf(troll.id)).toEqual({ followers_count: 0, following_count: 0 });
    expect(await followsBetween(huda, troll)).toEqual([]);
    const [notice, ...others] = (await getNotifications(huda.ctx, PAGE)).data;
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ kind: 'follow', actorsCount: 1, from: { _id: friend.id } });
    expect((await getNotifications(troll.ctx, PAGE)).data).toEqual([]);
    await unblockUser(huda.ctx, troll.id);
    expect(await followsBetween(huda, troll)).toEqual([]);
  });

  it('marks the profile for the blocker, and hides the blocker’s profile from the blocked member', async () => {
    await blockUser(huda.ctx, troll.id);
    await muteUser(huda.ctx, troll.id);
    expect(await getProfile(huda.ctx, troll.id)).toMatchObject({ isBlocked: true, isMuted: true });
    await expect(getProfile(troll.ctx, huda.id)).rejects.toMatchObject({ code: 'not_found' });
    await unblockUser(huda.ctx, troll.id);
    expect(await getProfile(huda.ctx, troll.id)).toMatchObject({ isBlocked: false, isMuted: true });
    expect(await getProfile(troll.ctx, huda.id)).toMatchObject({ isBlocked: false, isMuted: false });
  });

  it('stops both from following: not found for the blocked member, conflict for the blocker', async () => {
    await blockUser(huda.ctx, troll.id);
    await expect(follow(troll.ctx, huda.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(follow(huda.ctx, troll.id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await followsBetween(huda, troll)).toEqual([]);
  });
});

describe('at the same moment', () => {
  it('blocking and following leave a block, no follow and exact counters', COMMITS, async () => {
    for (let round = 0; round < 12; round++) {
      const [one, other] = await Promise.all([makeMember(), makeMember()]);
      await follow(one.ctx, other.id);
      const acts = [follow(other.ctx, one.id), blockUser(one.ctx, other.id), follow(one.ctx, other.id)];
      await Promise.allSettled(round % 2 ? acts : acts.reverse());
      expect(await followsBetween(one, other)).toEqual([]);
      for (const { id } of [one, other]) {
        expect(await countersOf(id)).toEqual({ followers_count: 0, following_count: 0 });
      }
    }
  });

  it('two members who block each other make one block, and the other is refused', COMMITS, async () => {
    await follow(huda.ctx, troll.id);
    const done = await Promise.allSettled([blockUser(huda.ctx, troll.id), blockUser(troll.ctx, huda.id)]);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const rows = await db()
      .selectFrom('blocks')
      .select('id')
      .where('blocker_id', 'in', [huda.id, troll.id])
      .execute();
    expect(rows).toHaveLength(1);
    expect(await countersOf(troll.id)).toEqual({ followers_count: 0, following_count: 0 });
  });
});
