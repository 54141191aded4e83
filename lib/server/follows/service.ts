import 'server-only';
import { touch } from '@/lib/server/adapters/cache/port';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { notify } from '@/lib/server/notifications/service';
import { withdraw } from '@/lib/server/notifications/withdraw';
import {
  addToCounters,
  countFollowers,
  deleteFollow,
  deletePair,
  findBlocked,
  findFollowed,
  holdPair,
  insertFollow,
  listFollows,
} from './repo';

/**
 * Follows somebody; doing it again changes nothing.
 * @throws AppError `conflict` for oneself and for a person the caller has blocked, `not_found`
 */
export async function follow(ctx: MemberCtx, userId: string) {
  if (userId === ctx.viewer.id) throw new AppError('conflict');
  return inTransaction(ctx, async (ctx) => {
    await beginPair(ctx, userId);
    if (found(await findBlocked(ctx.db, userId, ctx.viewer.id))) throw new AppError('conflict');
    const edge = { id: newId(ctx.now), followerId: ctx.viewer.id, followeeId: userId, now: ctx.now };
    if (await insertFollow(ctx.db, edge)) {
      await addToCounters(ctx.db, ctx.viewer.id, userId, 1);
      await notify(ctx, { to: userId, kind: 'follow', actorId: ctx.viewer.id });
      touchBoth(ctx, userId);
    }
    return { isFollowing: true as const, followersCount: await followersOf(ctx, userId) };
  });
}

/** Stops following; where the caller did not follow, nothing happens. */
export async function unfollow(ctx: MemberCtx, userId: string) {
  return inTransaction(ctx, async (ctx) => {
    await followersOf(ctx, userId);
    if (await deleteFollow(ctx.db, ctx.viewer.id, userId)) {
      await addToCounters(ctx.db, ctx.viewer.id, userId, -1);
      await withdraw(ctx, { groups: [{ kind: 'follow' }], actorId: ctx.viewer.id, to: [userId] });
      touchBoth(ctx, userId);
    }
    return { isFollowing: false as const, followersCount: await followersOf(ctx, userId) };
  });
}

/** Makes changes between the caller and somebody run one after the other: no two transactions at the same time. */
export function beginPair(ctx: MemberCtx, userId: string): Promise<void> {
  return holdPair(ctx.db, ctx.viewer.id, userId);
}

/** The caller and somebody stop following each other, in the caller's transaction, and neither is notified. */
export async function endFollows(ctx: MemberCtx, userId: string): Promise<void> {
  const followers = await deletePair(ctx.db, ctx.viewer.id, userId);
  for (const followerId of followers) {
    const followeeId = followerId === userId ? ctx.viewer.id : userId;
    await addToCounters(ctx.db, followerId, followeeId, -1);
    await withdraw(ctx, { groups: [{ kind: 'follow' }], actorId: followerId, to: [followeeId] });
  }
  if (followers.length > 0) touchBoth(ctx, userId);
}

async function followersOf(ctx: Ctx, userId: string): Promise<number> {
  return found(await countFollowers(ctx.db, userId, ctx.viewer?.id ?? null));
}

function touchBoth(ctx: MemberCtx, userId: string): void {
  ctx.afterCommit(() => touch([`user:${userId}`, `user:${ctx.viewer.id}`]));
}

/** Returns which of these people the caller follows; empty for a visitor. */
export async function followingAmong(ctx: Ctx, ids: readonly string[]): Promise<Set<string>> {
  if (!ctx.viewer || ids.length === 0) return new Set();
  return new Set(await findFollowed(ctx.db, ctx.viewer.id, ids));
}

/**
 * A page of a member's followers or followed people: ids in order, each with the sort id of its follow.
 * @throws AppError `not_found`
 */
export async function followEdges(
  ctx: Ctx,
  list: { userId: string; tab: 'followers' | 'following'; before: string | null; limit: number },
) {
  if (list.userId !== ctx.viewer?.id) await followersOf(ctx, list.userId);
  return listFollows(ctx.db, list, ctx.viewer?.id ?? null);
}
