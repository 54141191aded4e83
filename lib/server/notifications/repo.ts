import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

export interface NewNotification {
  id: string;
  to: string;
  kind: string;
  actorId?: string;
  postId?: string;
  productId?: string;
  orderId?: string;
  groupKey: string;
  now: Date;
}

/** Adds an event to its open group, or opens one. The same actor again only moves it up. */
export async function upsertNotification(db: Db, event: NewNotification): Promise<void> {
  await db
    .insertInto('notifications')
    .values({
      id: event.id,
      user_id: event.to,
      kind: event.kind,
      actor_id: event.actorId ?? null,
      post_id: event.postId ?? null,
      product_id: event.productId ?? null,
      order_id: event.orderId ?? null,
      group_key: event.groupKey,
      sort_id: event.id,
      created_at: event.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'group_key']).where(sql<boolean>`not is_read`).doUpdateSet({
        actor_id: sql`excluded.actor_id`,
        actors_count: sql`notifications.actors_count + (notifications.actor_id is distinct from excluded.actor_id)::int`,
        sort_id: sql`excluded.sort_id`,
        created_at: sql`excluded.created_at`,
      }),
    )
    .execute();
}

/** The newest notifications of a member, with who did it. */
export function listNotifications(db: Db, userId: string, before: string | null, limit: number) {
  let query = db
    .selectFrom('notifications')
    .leftJoin('users', 'users.id', 'notifications.actor_id')
    .select([
      'notifications.id',
      'notifications.kind',
      'notifications.is_read',
      'notifications.actors_count',
      'notifications.post_id',
      'notifications.product_id',
      'notifications.order_id',
      'notifications.sort_id',
      'notifications.created_at',
      'notifications.actor_id',
      'users.name as actor_name',
      'users.profile_pic_id as actor_pic_id',
    ])
    .where('notifications.user_id', '=', userId);
  if (before) query = query.where('notifications.sort_id', '<', before);
  return query
    .orderBy('notifications.sort_id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** Marks one of a member's notifications as read. @returns false when it is not theirs */
export async function updateRead(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .updateTable('notifications')
    .set({ is_read: true })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateSeen(db: Db, userId: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ notifications_seen_at: now }).where('id', '=', userId).execute();
}

/** How many are neither read nor seen. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('notifications.user_id', '=', userId)
    .where(sql<boolean>`not notifications.is_read`)
    .whereRef('notifications.created_at', '>', 'users.notifications_seen_at')
    .executeTakeFirstOrThrow();
  return row.count;
}
