import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { workshopTimes } from '@/lib/server/db/workshop-times';

/** A booking with its slot. */
export interface BookingRow {
  id: string;
  slot_id: string;
  host_id: string;
  product_id: string;
  buyer_id: string;
  state: 'held' | 'confirmed' | 'released' | 'cancelled';
  amount: number;
  held_until: Date | null;
  created_at: Date;
  starts_at: Date;
  ends_at: Date;
  seats: number;
  /** nobody has its slot any more */
  is_free: boolean;
  least_notice: number;
  by_hand: boolean;
  /** while it is a request */
  accept_by: Date | null;
  order_line_id: string | null;
  entitlement_id: string | null;
}

const BOOKINGS = sql`select b.id, b.slot_id, s.host_id, s.product_id, b.buyer_id, b.state, b.amount, b.held_until,
    b.created_at, s.starts_at, s.ends_at, s.seats, s.is_free, h.least_notice, b.by_hand, b.accept_by,
    b.order_line_id, b.entitlement_id
  from bookings b join booking_slots s on s.id = b.slot_id join booking_hours h on h.host_id = s.host_id`;

const ids = (all: readonly string[]) => sql`any(${[...all]}::uuid[])`;

/** Returns which of these products are sold by slots, and the least that each costs, where its lengths are said. */
export async function listOffered(
  db: Db,
  productIds: readonly string[],
): Promise<{ product_id: string; least: number | null }[]> {
  const { rows } = await sql<{ product_id: string; least: number | null }>`
    select product_id, (select min((one ->> 'amount')::bigint) from jsonb_array_elements(lengths) one) as least
    from booking_offers where product_id = ${ids(productIds)}`.execute(db);
  return rows;
}

export async function listByLine(db: Db, lineIds: readonly string[]): Promise<BookingRow[]> {
  const { rows } = await sql<BookingRow>`${BOOKINGS} where b.order_line_id = ${ids(lineIds)}`.execute(db);
  return rows;
}

export async function listByEntitlement(db: Db, entitlementIds: readonly string[]): Promise<BookingRow[]> {
  const { rows } = await sql<BookingRow>`${BOOKINGS} where b.entitlement_id = ${ids(entitlementIds)}`.execute(
    db,
  );
  return rows;
}

/** Returns a buyer's reserved slots of these products at this moment. */
export async function listHeld(
  db: Db,
  { buyerId, productIds, now }: { buyerId: string; productIds: readonly string[]; now: Date },
): Promise<BookingRow[]> {
  const { rows } = await sql<BookingRow>`${BOOKINGS} where b.buyer_id = ${buyerId} and b.state = 'held'
    and b.held_until > ${now} and s.product_id = ${ids(productIds)}`.execute(db);
  return rows;
}

export async function updateBooking(
  db: Db,
  id: string,
  change: Partial<Pick<BookingRow, 'state' | 'held_until' | 'order_line_id' | 'entitlement_id'>> & {
    lost_at?: Date;
  },
): Promise<void> {
  // What takes place has its slot.
  const found = change.state === 'confirmed' ? { lost_at: null } : {};
  await db
    .updateTable('bookings')
    .set({ ...change, ...found })
    .where('id', '=', id)
    .execute();
}

/** The same, where calendars and letters have to follow. */
export async function changeBooking(
  db: Db,
  id: string,
  {
    now,
    ...change
  }: { now: Date; state: BookingRow['state'] } & Partial<
    Pick<BookingRow, 'held_until' | 'entitlement_id' | 'accept_by'>
  >,
): Promise<void> {
  await db
    .updateTable('bookings')
    .set(({ eb }) => ({ ...change, lost_at: null, changed_at: now, sequence: eb('sequence', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Marks slots that nobody has any more. Their hosts are locked. @param leaving a booking that leaves its slot */
export async function freeEmpty(
  db: Db,
  slotIds: readonly string[],
  leaving: string | null = null,
): Promise<void> {
  if (slotIds.length === 0) return;
  await sql`update booking_slots s set is_free = true where s.id = ${ids(slotIds)} and not exists
    (select from bookings b where b.slot_id = s.id and b.id is distinct from ${leaving}::uuid
      and b.state in ('held', 'confirmed'))`.execute(db);
}

/**
 * Takes the slot of a booking that lost it, where it still has room. Its host is locked, and holds that lapsed are
 * marked.
 * @returns false where somebody else has a part of it, or where the host is busy
 */
export async function takeAgain(db: Db, { slot_id, buyer_id }: BookingRow, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update booking_slots s set is_free = false where s.id = ${slot_id}
      and not exists (select from booking_slots o where o.id <> s.id and o.host_id = s.host_id and not o.is_free
        and o.occupied && s.occupied)
      and not exists (select from booking_calendars c where c.host_id = s.host_id and c.busy && s.occupied)
      and not exists (select from (${workshopTimes(sql.ref('s.host_id'), now)}) workshops where time && s.occupied)
      and (select count(*) from bookings b where b.slot_id = s.id and b.state in ('held', 'confirmed')) < s.seats
      and not exists (select from bookings b where b.slot_id = s.id and b.buyer_id = ${buyer_id}
        and b.state in ('held', 'confirmed'))
    returning s.id`.execute(db);
  return rows.length > 0;
}
