import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Requests that were not answered in time, by their ids. @param after the last one before */
export async function listUnanswered(
  db: Db,
  { now, after, limit }: { now: Date; after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select b.id from bookings b
      left join booking_packages k on k.id = b.package_id
      join entitlements e on e.id = coalesce(b.entitlement_id, k.entitlement_id)
    where b.accept_by <= ${now} and b.state = 'confirmed' and e.status = 'active'
      and (${after}::uuid is null or b.id > ${after}::uuid)
    order by b.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ time: Date }>`select clock_timestamp() as time`.execute(db);
  return rows[0]?.time ?? new Date();
}

/** Who cancels a booking, as was noted before its right is taken away. */
export async function findCancelledBy(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('bookings').select('cancelled_by').where('id', '=', id).executeTakeFirst();
  return row?.cancelled_by ?? null;
}
