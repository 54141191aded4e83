import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Whether all lessons of a purchase `e` are open to its holder, whatever their days. */
export const isAllOpen = sql<boolean>`exists (
  select from course_openings o where o.entitlement_id = e.id and o.closed_at is null)`;

interface Opening {
  entitlementId: string;
  /** who does it */
  by: string;
  now: Date;
}

/** Opens all lessons of a purchase; nothing changes where they are open. */
export async function insertOpening(
  db: Db,
  { id, entitlementId, by, now }: Opening & { id: string },
): Promise<void> {
  await sql`insert into course_openings (id, entitlement_id, opened_by, opened_at)
    values (${id}, ${entitlementId}, ${by}, ${now})
    on conflict (entitlement_id) where closed_at is null do nothing`.execute(db);
}

/** Takes that back. */
export async function closeOpening(db: Db, { entitlementId, by, now }: Opening): Promise<void> {
  await db
    .updateTable('course_openings')
    .set({ closed_by: by, closed_at: now })
    .where('entitlement_id', '=', entitlementId)
    .where('closed_at', 'is', null)
    .execute();
}
