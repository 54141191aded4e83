import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/**
 * Requests that were not answered in time, and those that lost their slot before a time, by their ids.
 * @param after the last one before
 */
export async function listNotGiven(
  db: Db,
  { now, lostBefore, after, limit }: { now: Date; lostBefore: Date; after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from (
        select id, entitlement_id, package_id from bookings where accept_by <= ${now} and state = 'confirmed'
        union all select id, entitlement_id, package_id from bookings where lost_at <= ${lostBefore}
          and accept_by is not null) b
      left join booking_packages k on k.id = b.package_id
      join entitlements e on e.id = coalesce(b.entitlement_id, k.entitlement_id)
    where e.status = 'active' and (${after}::uuid is null or b.id > ${after}::uuid)
    order by b.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns the time of the database server. */
export async function findTime(db: Db): Promise<Date> {
  const { time } = await db.selectNoFrom(sql<Date>`clock_timestamp()`.as('time')).executeTakeFirstOrThrow();
  return time;
}
