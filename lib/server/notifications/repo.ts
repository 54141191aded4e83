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

/**
 * Adds each event to its open group, or opens one; no two of them are of one group. The group moves up and shows who was
 * last; it counts somebody who acts twice once. Two events at once wait for each other on the group's row.
 */
export async function upsertNotifications(db: Db, events: readonly NewNotification[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    with told as (
      select * from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as t (id uuid, "to" uuid, kind text,
        "actorId" uuid, "postId" uuid, "productId" uuid, "orderId" uuid, "groupKey" text, now timestamptz)),
    opened as (
      insert into notifications (id, user_id, kind, actor_id, post_id, product_id, order_id, group_key, sort_id, created_at)
      select id, "to", kind, "actorId", "postId", "productId", "orderId", "groupKey", id, now from told
      order by "to", "groupKey"
      on conflict (user_id, group_key) where not is_read do update
        set actor_id = excluded.actor_id, sort_id = excluded.sort_id, created_at = excluded.created_at
      returning id, user_id, group_key),
    joined as (
      insert into notification_actors (notification_id, actor_id)
      select o.id, t."actorId" from opened o join told t on t."to" = o.user_id and t."groupKey" = o.group_key
      where t."actorId" is not null
      on conflict do nothing returning notification_id)
    select notification_id as id from joined where notification_id not in (select id from told)`.execute(db);
  if (rows.length === 0) return;
  await db
    .updateTable('notifications')
    .set({ actors_count: sql`actors_count + 1` })
    .where((where) => where('id', '=', where.fn.any(where.val(rows.map(({ id }) => id)))))
    .execute();
}

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number];

/** The newest notifications of a member, with who did it last. */
export function listNotifications(db: Db, userId: string, before: string | null, limit: number) {
  let query = db
    .selectFrom('notifications')
    .leftJoin('users', 'users.id', 'notifications.actor_id')
    .select([
      'notifications.id',
      'notifications.kind',
      'notifications.group_key',
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
