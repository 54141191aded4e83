import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { lockPair, notApart, notHidden } from '@/lib/server/db/apart';

/** Locks the relation of two people until the transaction ends; read it after this. */
export async function holdPair(db: Db, one: string, other: string): Promise<void> {
  await lockPair(one, other).execute(db);
}

/** Records a follow. @returns false when it was there already */
export async function insertFollow(
  db: Db,
  follow: { id: string; followerId: string; followeeId: string; now: Date },
) {
  const row = await db
    .insertInto('follows')
    .values({
      id: follow.id,
      follower_id: follow.followerId,
      followee_id: follow.followeeId,
      created_at: follow.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the follows between two people. @returns who followed: none, one or both */
export async function deletePair(db: Db, one: string, other: string): Promise<string[]> {
  const { rows } = await sql<{ follower_id: string }>`delete from follows
    where (follower_id, followee_id) in ((${one}::uuid, ${other}::uuid), (${other}::uuid, ${one}::uuid))
    returning follower_id`.execute(db);
  return rows.map((row) => row.follower_id);
}

/** Deletes a follow. @returns false when there was none */
export async function deleteFollow(db: Db, followerId: string, followeeId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('followee_id', '=', followeeId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Moves both counters, the lower id first, so that two people who follow each other at the same moment do not deadlock.
 */
export async function addToCounters(
  db: Db,
  followerId: string,
  followeeId: string,
  by: 1 | -1,
): Promise<void> {
  const bump = async (id: string) => {
    const column = id === followerId ? 'following_count' : 'followers_count';
    await db
      .updateTable('users')
      .set({ [column]: sql`${sql.ref(column)} + ${by}` })
      .where('id', '=', id)
      .execute();
  };
  const [first, second] = followerId < followeeId ? [followerId, followeeId] : [followeeId, followerId];
  await bump(first);
  await bump(second);
}

/** The number of followers of an active account; undefined when there is none that the viewer may see. */
export async function countFollowers(
  db: Db,
  userId: string,
  viewerId: string | null,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('users')
    .select('followers_count')
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .where(notHidden(viewerId, 'users.id'))
    .executeTakeFirst();
  return row?.followers_count;
}

/** Returns whether the viewer has blocked somebody; undefined when there is no such account that they may see. */
export async function findBlocked(db: Db, userId: string, viewerId: string): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('users')
    .select(
      sql<boolean>`exists (select from blocks where blocker_id = ${viewerId} and blocked_id = users.id)`.as(
        'is_blocked',
      ),
    )
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .where(notHidden(viewerId, 'users.id'))
    .executeTakeFirst();
  return row?.is_blocked;
}

/** Returns which of these people a member follows. */
export async function findFollowed(db: Db, followerId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('follows')
    .select('followee_id')
    .where('follower_id', '=', followerId)
    .where((where) => where('followee_id', '=', where.fn.any(where.val([...ids]))))
    .execute();
  return rows.map((row) => row.followee_id);
}

/** A page of followers or followed people, for a viewer: each with the sort id of the follow. */
export async function listFollows(
  db: Db,
  list: { userId: string; tab: 'followers' | 'following'; before: string | null; limit: number },
  viewerId: string | null,
) {
  const [mine, theirs] =
    list.tab === 'followers'
      ? (['followee_id', 'follower_id'] as const)
      : (['follower_id', 'followee_id'] as const);
  let query = db
    .selectFrom('follows')
    .innerJoin('users', 'users.id', theirs === 'follower_id' ? 'follows.follower_id' : 'follows.followee_id')
    .select(['follows.id as sort_id', `follows.${theirs} as user_id`])
    .where(`follows.${mine}`, '=', list.userId)
    .where('users.status', '=', 'active')
    .where(notApart(viewerId, 'users.id'));
  if (list.before) query = query.where('follows.id', '<', list.before);
  return query
    .orderBy('follows.id', 'desc')
    .limit(list.limit + 1)
    .execute();
}
