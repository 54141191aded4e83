import 'server-only';
import type { ReactionName } from '@/lib/contract/posts';
import type { Db } from '@/lib/server/ctx';

/** A member's reaction to a post. */
export async function findReaction(db: Db, postId: string, userId: string): Promise<ReactionName | null> {
  const row = await db
    .selectFrom('reactions')
    .select('name')
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return (row?.name as ReactionName | undefined) ?? null;
}

export async function upsertReaction(db: Db, postId: string, userId: string, name: ReactionName, now: Date) {
  await db
    .insertInto('reactions')
    .values({ post_id: postId, user_id: userId, name, created_at: now })
    .onConflict((conflict) => conflict.columns(['post_id', 'user_id']).doUpdateSet({ name, created_at: now }))
    .execute();
}

export async function deleteReaction(db: Db, postId: string, userId: string): Promise<void> {
  await db.deleteFrom('reactions').where('post_id', '=', postId).where('user_id', '=', userId).execute();
}

/** @returns false when it was saved already */
export async function insertSave(
  db: Db,
  save: { id: string; postId: string; userId: string },
): Promise<boolean> {
  const row = await db
    .insertInto('saves')
    .values({ id: save.id, post_id: save.postId, user_id: save.userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false when it was not saved */
export async function deleteSave(db: Db, postId: string, userId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('saves')
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false when it was shared already */
export async function insertShare(db: Db, postId: string, userId: string, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('shares')
    .values({ post_id: postId, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}
