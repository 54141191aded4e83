import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** What the clocks of both sides show when a booking begins. */
export interface Clocks {
  booking_id: string;
  starts_at: Date;
  /** IANA, and minutes from UTC */
  host_zone: string;
  host_offset: number;
  buyer_zone: string;
  buyer_offset: number;
}

/**
 * Keeps them as they are agreed; those of another start are replaced. That new rules changed the hour of this start
 * stays so, whatever zone its host takes then.
 */
export async function upsertClocks(db: Db, clocks: Clocks): Promise<void> {
  const unlessMoved = (column: 'host_before' | 'buyer_before' | 'changed_at') =>
    sql<never>`case when booking_clocks.starts_at = excluded.starts_at then ${sql.ref(`booking_clocks.${column}`)} end`;
  await db
    .insertInto('booking_clocks')
    .values(clocks)
    .onConflict((conflict) =>
      conflict.column('booking_id').doUpdateSet({
        ...clocks,
        host_before: unlessMoved('host_before'),
        buyer_before: unlessMoved('buyer_before'),
        changed_at: unlessMoved('changed_at'),
      }),
    )
    .execute();
}

/**
 * New rules changed one of them. What they were is kept until the booking is moved.
 * @returns false where another instance has noted it already, or where the booking was moved meanwhile
 */
export async function updateClocks(
  db: Db,
  { booking_id, starts_at, host_offset, buyer_offset }: Clocks,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update booking_clocks set host_before = host_offset, buyer_before = buyer_offset,
    host_offset = ${host_offset}, buyer_offset = ${buyer_offset}, changed_at = ${now}
    where booking_id = ${booking_id} and starts_at = ${starts_at}
      and (host_offset, buyer_offset) is distinct from (${host_offset}::int, ${buyer_offset}::int)`.execute(
      db,
    );
  return (numAffectedRows ?? 0n) > 0n;
}

/** A booking that has not begun, and its clocks as they were agreed; null where they were not kept for this start. */
export interface UpcomingRow {
  id: string;
  starts_at: Date;
  host_zone: string;
  buyer_zone: string;
  host_offset: number | null;
  buyer_offset: number | null;
}

/** Bookings that have not begun, by their ids. @param after the last one before */
export async function listUpcoming(
  db: Db,
  { now, after, limit }: { now: Date; after: string | null; limit: number },
): Promise<UpcomingRow[]> {
  const { rows } = await sql<UpcomingRow>`
    select b.id, s.starts_at, h.time_zone as host_zone, b.time_zone as buyer_zone, c.host_offset, c.buyer_offset
    from bookings b join booking_slots s on s.id = b.slot_id join booking_hours h on h.host_id = s.host_id
      left join booking_clocks c on c.booking_id = b.id and c.starts_at = s.starts_at
        and c.host_zone = h.time_zone and c.buyer_zone = b.time_zone
    where b.state = 'confirmed' and b.accept_by is null and s.starts_at > ${now} and (${after}::uuid is null or b.id > ${after}::uuid)
    order by b.id limit ${limit}`.execute(db);
  return rows;
}
