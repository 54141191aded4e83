import { beforeAll, describe, expect, it } from 'vitest';
import { POST as followRoute } from '@/app/api/users/follow/[id]/route';
import { POST as unfollowRoute } from '@/app/api/users/unfollow/[id]/route';
import { db } from '@/lib/server/db/client';
import { guestCtx, makeUser } from '@/lib/server/demo/people-factory';
import { follow, followingAmong, unfollow } from '@/lib/server/follows/service';
import { getNotifications } from '@/lib/server/notifications/service';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';

let reader: Member;
let writer: Member;

beforeAll(async () => {
  reader = await makeMember();
  writer = await makeMember();
});

const countersOf = (id: string) =>
  db()
    .selectFrom('users')
    .select(['followers_count', 'following_count'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('following refuses', () => {
  it.each([followRoute, unfollowRoute])('a guest', async (route) => {
    const { status } = await callRoute(route, { params: { id: writer.id }, method: 'POST' });
    expect(status).toBe(401);
  });

  it.each([followRoute, unfollowRoute])('an account that does not exist', async (route) => {
    for (const id of [NO_ID, 'x', "' or 1=1"]) {
      const { status, problem } = await callRoute(route, {
        params: { id },
        token: reader.token,
        method: 'POST',
      });
      expect([status, problem.code]).toEqual([404, 'not_found']);
    }
  });

  it.each(['suspended', 'deleted', 'deletion_requested'])('an account that is %s', async (status) => {
    const gone = await makeUser(db(), { status });
    const answer = await callRoute(followRoute, {
      params: { id: gone.id },
      token: reader.token,
      method: 'POST',
    });
    expect(answer.status).toBe(404);
    expect(await countersOf(gone.id)).toEqual({ followers_count: 0, following_count: 0 });
  });

  it('the caller’s own account', async () => {
    const { status, problem } = await callRoute(followRoute, {
      params: { id: reader.id },
      token: reader.token,
      method: 'POST',
    });
    expect([status, problem.code]).toEqual([409, 'conflict']);
  });
});

describe('following', () => {
  it('the same account twice counts once, and so does unfollowing it twice', async () => {
    const call = (route: typeof followRoute) =>
      callRoute(route, { params: { id: writer.id }, token: reader.token, method: 'POST' });
    expect((await call(followRoute)).payload).toEqual({ isFollowing: true, followersCount: 1 });
    expect((await call(followRoute)).payload).toEqual({ isFollowing: true, followersCount: 1 });
    expect((await countersOf(reader.id)).following_count).toBe(1);
    expect(await followingAmong(reader.ctx, [writer.id, NO_ID])).toEqual(new Set([writer.id]));
    expect(await followingAmong(guestCtx(db()), [writer.id])).toEqual(new Set());
    expect((await call(unfollowRoute)).payload).toEqual({
      isFollowing: false,
      followersCount: 0,
    });
    expect((await call(unfollowRoute)).payload).toEqual({
      isFollowing: false,
      followersCount: 0,
    });
    expect((await countersOf(reader.id)).following_count).toBe(0);
  });

  it('notifies the followed member once, even after an unfollow and a second follow', async () => {
    const followed = await makeMember();
    await follow(reader.ctx, followed.id);
    await unfollow(reader.ctx, followed.id);
    await follow(reader.ctx, followed.id);
    const { data } = await getNotifications(followed.ctx, { limit: 20 });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ kind: 'follow', actorsCount: 1, from: { _id: reader.id } });
  });

  it('keeps exact counters when many follow and unfollow at once', async () => {
    const star = await makeMember();
    const fans = await Promise.all(Array.from({ length: 20 }, () => makeMember()));
    await Promise.all(fans.flatMap((fan) => [follow(fan.ctx, star.id), follow(star.ctx, fan.id)]));
    expect(await countersOf(star.id)).toEqual({ followers_count: 20, following_count: 20 });
    const one = await makeMember();
    await Promise.all(Array.from({ length: 20 }, () => follow(one.ctx, star.id)));
    expect((await countersOf(star.id)).followers_count).toBe(21);
    expect((await countersOf(one.id)).following_count).toBe(1);
    await Promise.all([...fans, ...fans].map((fan) => unfollow(fan.ctx, star.id)));
    expect((await countersOf(star.id)).followers_count).toBe(1);
    for (const fan of fans) expect((await countersOf(fan.id)).following_count).toBe(0);
  });
});
