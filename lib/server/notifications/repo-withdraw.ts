import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/**
 * Removes an actor from groups. Each group then shows one of the others; a group without actors is deleted. The groups'
 * rows are locked first, as when an event is added to them.
 */
export async function deleteActor(
  db: Db,
  act: { groupKeys: readonly string[]; actorId: string; to?: readonly string[] },
): Promise<void> {
  const reader = act.to ? sql`and n.user_id = any(${[...act.to]}::uuid[])` : sql``;
  const { rows } = await sql<{ id: string }>`
    select n.id from notifications n
    where n.group_key = any(${[...act.groupKeys]}::text[]) ${reader}
      and exists (select from notification_actors where notification_id = n.id and actor_id = ${act.actorId}::uuid)
    order by n.user_id, n.group_key for update`.execute(db);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await sql`delete from notification_actors
    where notification_id = any(${ids}::uuid[]) and actor_id = ${act.actorId}::uuid`.execute(db);
  await sql`
    update notifications n set actors_count = others.count, actor_id = others.actor_id
    from (select notification_id, count(*)::int as count, (array_agg(actor_id order by actor_id))[1] as actor_id
      from notification_actors where notification_id = any(${ids}::uuid[]) group by 1) others
    where n.id = others.notification_id`.execute(db);
  await sql`delete from notifications n where n.id = any(${ids}::uuid[])
    and not exists (select from notification_actors where notification_id = n.id)`.execute(db);
}

export async function deleteGroups(db: Db, groupKeys: readonly string[]): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where((where) => where('group_key', '=', where.fn.any(where.val([...groupKeys]))))
    .execute();
}
