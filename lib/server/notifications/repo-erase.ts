import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Takes a member out of notices that name others as well. Those that name nobody else are left to be deleted. */
export async function leaveNotices(db: Db, me: string): Promise<void> {
  await sql`update notifications n set actors_count = greatest(n.actors_count - 1, 1), actor_id = (
      select o.actor_id from notification_actors o where o.notification_id = n.id and o.actor_id <> ${me} limit 1)
    from notification_actors a where a.notification_id = n.id and a.actor_id = ${me}
      and exists (select from notification_actors o where o.notification_id = n.id and o.actor_id <> ${me})`.execute(
    db,
  );
}
