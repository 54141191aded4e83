import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

const ids = (all: readonly string[]) => sql`any(${[...all]}::uuid[])`;

/** The seller of a booking `b` of slot `s`, or whoever gives it, cannot keep it: their account is closed, or closes. */
const IS_CLOSED = sql<boolean>`exists (select from users u join products p on p.id = s.product_id
  where u.id in (p.owner_id, s.host_id) and u.status <> 'active')`;

/** Locks the hours by which time of somebody is sold, in one order everywhere, until the transaction ends. */
export async function lockHoursOf(db: Db, userId: string): Promise<void> {
  await sql`select from booking_hours where host_id = ${userId} or host_id in (select o.host_id
      from booking_offers o join products p on p.id = o.product_id where p.owner_id = ${userId})
    order by host_id for update`.execute(db);
}

/** Which of these bookings nobody can keep. */
export async function listClosed(db: Db, bookingIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select b.id from bookings b join booking_slots s on s.id = b.slot_id
    where b.id = ${ids(bookingIds)} and ${IS_CLOSED}`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many bookings and packages somebody sells or gives that are not over at a moment. Lessons are of packages. */
export async function countAfter(db: Db, userId: string, moment: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select
    (select count(*)::int from bookings b join booking_slots s on s.id = b.slot_id
        join products p on p.id = s.product_id
      where ${userId} in (s.host_id, p.owner_id) and b.state = 'confirmed' and s.ends_at > ${moment}
        and b.package_id is null)
    + (select count(*)::int from booking_packages k join products p on p.id = k.product_id
        join entitlements e on e.id = k.entitlement_id and e.status = 'active'
      where ${userId} in (k.host_id, p.owner_id) and k.ends_at > ${moment} and k.lessons >
        (select count(*) from bookings b join booking_slots s on s.id = b.slot_id where b.package_id = k.id
          and b.returned_at is null and (b.state = 'cancelled' or s.ends_at <= ${moment}))) as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** A coming booking that nobody can keep. */
export interface Stranded {
  id: string;
  buyer_id: string;
  entitlement_id: string;
  order_id: string;
}

/** Those that begin after a moment, by their ids. */
export async function listStranded(
  db: Db,
  { now, after, limit }: { now: Date; after: string | null; limit: number },
): Promise<Stranded[]> {
  const { rows } = await sql<Stranded>`select b.id, b.buyer_id, b.entitlement_id, l.order_id
    from booking_slots s join bookings b on b.slot_id = s.id join order_lines l on l.id = b.order_line_id
    where not s.is_free and s.starts_at > ${now} and b.state = 'confirmed' and ${IS_CLOSED}
      and (${after}::uuid is null or b.id > ${after}::uuid)
    order by b.id limit ${limit}`.execute(db);
  return rows;
}
