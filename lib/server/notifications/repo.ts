import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { actorsFor, becomesNotice, notApart, noticeFor } from '@/lib/server/db/apart';
import { visibleTo } from '@/lib/server/db/visible-posts';

export interface NewNotification {
  id: string;
  to: string;
  kind: string;
  /** the choice that turns it off; null where it always comes */
  choice: string | null;
  actorId?: string;
  postId?: string;
  productId?: string;
  lessonId?: string;
  entitlementId?: string;
  orderId?: string;
  disputeId?: string;
  topic?: string;
  month?: string;
  groupKey: string;
  now: Date;
}

/**
 * Adds each event to its open group, or opens one. The group moves to the top and shows the last actor (of several at
 * once, by id); an actor who acts twice counts once. Two events at once wait for each other on the group's row. A
 * reader gets no notice about an actor they muted, or where one has blocked the other, unless it concerns money or
 * rights; and none of a kind they turned off.
 */
export async function upsertNotifications(db: Db, events: readonly NewNotification[]): Promise<void> {
  await sql`
    with told as (
      select * from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as t (id uuid, "to" uuid, kind text, choice text,
        "actorId" uuid, "postId" uuid, "productId" uuid, "lessonId" uuid, "orderId" uuid, "entitlementId" uuid,
        "disputeId" uuid, "groupKey" text, topic text, month text, now timestamptz)
      where ${becomesNotice}),
    wanted as (
      select * from told where not exists (
        select from notification_choices c where c.user_id = told."to" and c.kind = told.choice and not c.in_app)),
    shown as (select distinct on ("to", "groupKey") * from wanted order by "to", "groupKey", id desc),
    opened as (
      insert into notifications (id, user_id, kind, actor_id, post_id, product_id, lesson_id, order_id, entitlement_id, dispute_id, topic, month,
        group_key, sort_id, created_at)
      select id, "to", kind, "actorId", "postId", "productId", "lessonId", "orderId", "entitlementId", "disputeId", topic, month,
        "groupKey", id,
        now from shown
      order by "to", "groupKey"
      on conflict (user_id, group_key) where not is_read do update
        set actor_id = excluded.actor_id, sort_id = excluded.sort_id, created_at = excluded.created_at
      returning id, user_id, group_key),
    joined as (
      insert into notification_actors (notification_id, actor_id)
      select o.id, w."actorId" from opened o join wanted w on w."to" = o.user_id and w."groupKey" = o.group_key
      where w."actorId" is not null
      on conflict do nothing returning notification_id, actor_id)
    select count_new_actors(array_agg(notification_id)) from joined
    where not exists (select from shown where id = notification_id and "actorId" = actor_id)`.execute(db);
}

export interface NotificationRow {
  id: string;
  kind: string;
  topic: string | null;
  month: string | null;
  is_read: boolean;
  actors_count: number;
  post_id: string | null;
  product_id: string | null;
  lesson_id: string | null;
  entitlement_id: string | null;
  order_id: string | null;
  dispute_id: string | null;
  sort_id: string;
  created_at: Date;
  actor_id: string | null;
  actor_name: string | null;
  actor_pic_id: string | null;
  /** two more actors after that one, where there are any */
  others: { id: string; name: string; pic_id: string | null }[] | null;
  /** the beginning of the post's text, or the title of the product or the lesson, where the reader may see it */
  about: string | null;
  /** of its seller: the first of their products in it, and until when the bank reads an answer */
  dispute: { title: string; answerBy: string | null; calendar: string; timeZone: string | null } | null;
  /** the reader's */
  digits: string;
}

/**
 * The newest notifications of a member, with the last actor and some of the others, and their subject as far as the
 * reader may see it; without people in a block with them.
 */
export async function listNotifications(
  db: Db,
  userId: string,
  before: string | null,
  limit: number,
): Promise<NotificationRow[]> {
  const place = before ? sql`and n.sort_id < ${before}::uuid` : sql``;
  const { actor, count } = actorsFor(userId);
  const { rows } = await sql<NotificationRow>`
    select n.*, u.name as actor_name, u.profile_pic_id as actor_pic_id,
      (select digits from users where id = ${userId}) as digits,
      case when n.actors_count > 1 then (
        select json_agg(o) from (
          select o.id, o.name, o.profile_pic_id as pic_id
          from notification_actors a join users o on o.id = a.actor_id
          where a.notification_id = n.id and a.actor_id <> n.actor_id and ${notApart(userId, 'a.actor_id')} and o.status = 'active'
          order by a.actor_id desc limit 2) o) end as others,
      coalesce(
        (select left(p.text, 200) from posts p join users u on u.id = p.author_id
          where p.id = n.post_id and ${visibleTo(userId)}),
        (select p.title from products p where p.id = n.product_id and (p.owner_id = ${userId}::uuid
          or exists (select from entitlements e where e.holder_id = ${userId}::uuid and e.product_id = p.id and e.status = 'active')
          or (p.status = 'published' and ${notApart(userId, 'p.owner_id')}
            and exists (select from users owner where owner.id = p.owner_id and owner.status = 'active')))),
        (select l.title from course_lessons l where l.id = n.lesson_id)) as about,
      (select json_build_object('title', l.title, 'answerBy', d.answer_by, 'calendar', me.calendar, 'timeZone', me.time_zone)
        from disputes d join order_lines l on l.order_id = d.order_id and l.seller_id = ${userId}
        join users me on me.id = l.seller_id where d.id = n.dispute_id order by l.id limit 1) as dispute
    from (select n.id, n.kind, n.topic, n.month, n.is_read, n.post_id, n.product_id, n.lesson_id, n.order_id, n.entitlement_id, n.dispute_id,
        n.sort_id, n.created_at,
        ${actor} as actor_id, ${count} as actors_count
      from notifications n where n.user_id = ${userId} and ${noticeFor(userId)} ${place}
      order by n.sort_id desc limit ${limit + 1}) n
    left join users u on u.id = n.actor_id
    order by n.sort_id desc`.execute(db);
  return rows;
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

/** Returns how many are neither read nor seen. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notifications n join users u on u.id = n.user_id
    where n.user_id = ${userId} and not n.is_read and n.created_at > u.notifications_seen_at
      and ${noticeFor(userId)}`.execute(db);
  return rows[0]?.count ?? 0;
}
