import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { givenBack } from '@/lib/server/db/given-back';
import type { Range } from './slots/hours';

/** The side that cancelled a booking: `seller` if the seller is not the host, `team` if an account was closed. */
export type Canceller = 'host' | 'seller' | 'buyer' | 'team';

interface Row {
  id: string;
  product_id: string;
  host_id: string;
  state: 'confirmed' | 'cancelled';
  /** while it is a request */
  accept_by: Date | null;
  starts_at: Date;
  ends_at: Date;
  /** in which the buyer chose it */
  time_zone: string;
  host_zone: string;
}

/** Whether zone rules have changed since a booking `b` of a slot `s` was made. */
export const CLOCK_CHANGED = sql<boolean>`exists (select from booking_clocks c where c.booking_id = b.id
  and c.starts_at = s.starts_at and c.changed_at is not null)`;
const COLUMNS = sql`b.id, s.product_id, s.host_id, b.state, b.accept_by, s.starts_at, s.ends_at, b.time_zone,
  h.time_zone as host_zone`;
const TABLES = sql`bookings b join booking_slots s on s.id = b.slot_id
  join booking_hours h on h.host_id = s.host_id`;

export interface BoughtRow extends Row {
  /** of a lesson, that of its package */
  entitlement_id: string;
  amount: number;
  /** of it, what its buyer has again by other refunds */
  given_back: number;
  moves: number;
  /** its buyer is to choose another slot since then */
  lost_at: Date | null;
  move_asked_at: Date | null;
  move_reason: string;
  place: 'link' | 'phone' | 'in_person';
  place_text: string;
  title: string;
  /** of its last change */
  changed_at: Date;
  sequence: number;
  free_hours: number;
  /** zone rules have changed since, so a clock shows another hour at its start */
  clock_changed: boolean;
  half_hours: number;
  /** of the host; 0 is Sunday */
  week_start: number;
}

/** The booking of a purchase, or a lesson of a package of this buyer. */
export async function findBought(
  db: Db,
  by: { entitlementId: string } | { lessonId: string; buyerId: string },
): Promise<BoughtRow | undefined> {
  const isIt =
    'lessonId' in by
      ? sql`b.id = ${by.lessonId} and b.buyer_id = ${by.buyerId} and k.entitlement_id is not null`
      : sql`b.entitlement_id = ${by.entitlementId}`;
  const { rows } =
    await sql<BoughtRow>`select ${COLUMNS}, coalesce(b.entitlement_id, k.entitlement_id) as entitlement_id, o.place, o.place_text, p.title,
      coalesce(b.changed_at, b.created_at) as changed_at, b.sequence, b.amount, b.moves, b.lost_at, b.move_asked_at, b.move_reason,
      b.free_hours, b.half_hours, ${CLOCK_CHANGED} as clock_changed, h.week_start, ${givenBack} as given_back
    from ${TABLES} join booking_offers o on o.product_id = s.product_id
      join products p on p.id = s.product_id left join booking_packages k on k.id = b.package_id
      join order_lines l on l.id = coalesce(b.order_line_id, k.order_line_id)
    where ${isIt}`.execute(db);
  return rows[0];
}

export interface HostRow extends Row {
  title: string;
  place: BoughtRow['place'];
  place_text: string;
  /** the right to it */
  access: 'active' | 'suspended' | 'revoked' | null;
  owner_id: string;
  buyer_id: string;
  /** its buyer is to choose another slot since then */
  lost_at: Date | null;
  amount: number;
  move_asked_at: Date | null;
  move_reason: string;
  cancelled_by: Canceller | null;
  cancel_reason: string;
  /** of its last change */
  changed_at: Date;
  host_note: string;
  done_at: Date | null;
  /** of a lesson: which of its package it is; null for one that is in its package again */
  lesson_number: number | null;
  package_lessons: number | null;
}

/**
 * What was booked of somebody's time, of what begins in it; in order.
 * @param as `either`: or of what they sell, whoever gives it
 */
export function listOfHost(
  db: Db,
  userId: string,
  { from, to }: Range,
  as: 'host' | 'either' = 'host',
): Promise<HostRow[]> {
  const isTheirs =
    as === 'host' ? sql`s.host_id = ${userId}` : sql`(s.host_id = ${userId} or p.owner_id = ${userId})`;
  return listWhere(
    db,
    sql`${isTheirs} and b.state in ('confirmed', 'cancelled')
      and s.starts_at >= ${new Date(from)} and s.starts_at < ${new Date(to)}`,
  );
}

/** Bookings that wait for their host's word: a request, or that they were not there, as the buyer says; in order. */
export const listWaiting = (db: Db, hostId: string, now: Date): Promise<HostRow[]> =>
  listWhere(
    db,
    sql`s.host_id = ${hostId} and b.state = 'confirmed' and e.status = 'active' and (b.accept_by > ${now}
      or exists (select from booking_absences a where a.booking_id = b.id and a.outcome is null
        and a.said_by = 'buyer' and a.objected_at is null and a.answer_by > ${now}))`,
  );

async function listWhere(db: Db, isIt: RawBuilder<unknown>): Promise<HostRow[]> {
  const { rows } =
    await sql<HostRow>`select ${COLUMNS}, o.place, o.place_text, p.title, p.owner_id, b.buyer_id, b.amount, b.move_asked_at, b.move_reason,
      b.lost_at, b.cancelled_by, b.cancel_reason, coalesce(b.changed_at, b.created_at) as changed_at, b.host_note, b.done_at, e.status as access, k.lessons as package_lessons,
      case when b.package_id is not null and b.returned_at is null then (select count(*)::int from bookings one
        join booking_slots at on at.id = one.slot_id where one.package_id = b.package_id and one.returned_at is null
          and (at.starts_at, one.id) <= (s.starts_at, b.id)) end as lesson_number
    from ${TABLES} join booking_offers o on o.product_id = s.product_id
      join products p on p.id = s.product_id left join booking_packages k on k.id = b.package_id
      left join entitlements e on e.id = coalesce(b.entitlement_id, k.entitlement_id)
    where ${isIt} order by s.starts_at, b.id`.execute(db);
  return rows;
}

/** A sold booking, as cancelling needs it. */
export interface SoldBooking {
  id: string;
  order_id: string;
  line_id: string;
  slot_id: string;
  /** how many can have its slot */
  seats: number;
  product_id: string;
  host_id: string;
  state: 'held' | 'confirmed' | 'released' | 'cancelled';
  /** the right to it */
  access: 'active' | 'suspended' | 'revoked';
  amount: number;
  starts_at: Date;
  ends_at: Date;
  free_hours: number;
  /** zone rules have changed since, so a clock shows another hour at its start */
  clock_changed: boolean;
  half_hours: number;
  moves: number;
  /** its buyer is to choose another slot since then */
  lost_at: Date | null;
  move_asked_at: Date | null;
  /** of a lesson: its line and order are those of the package */
  package_id: string | null;
  /** while it is a request */
  accept_by: Date | null;
}

/** A sold booking, or a lesson of a sold package, by either side's name of it; without a host, whosever time it is. */
export async function findSold(
  db: Db,
  by:
    | { hostId: string | null; bookingId: string }
    | { buyerId: string; entitlementId: string }
    | { buyerId: string; lessonId: string },
): Promise<SoldBooking | undefined> {
  const isIt =
    'hostId' in by
      ? sql`b.id = ${by.bookingId} and (${by.hostId}::uuid is null
          or ${by.hostId}::uuid in (s.host_id, p.owner_id))`
      : 'lessonId' in by
        ? sql`b.buyer_id = ${by.buyerId} and b.id = ${by.lessonId} and b.package_id is not null`
        : sql`b.buyer_id = ${by.buyerId} and b.entitlement_id = ${by.entitlementId}`;
  const { rows } = await sql<SoldBooking>`
    select b.id, l.order_id, l.id as line_id, b.slot_id, s.seats, s.product_id, s.host_id, b.state, e.status as access,
      b.amount, s.starts_at, s.ends_at, b.free_hours, b.half_hours, b.moves, b.lost_at, b.move_asked_at, b.package_id,
      b.accept_by,
      ${CLOCK_CHANGED} as clock_changed
    from bookings b join booking_slots s on s.id = b.slot_id left join booking_packages k on k.id = b.package_id
      join order_lines l on l.id = coalesce(b.order_line_id, k.order_line_id)
      join entitlements e on e.id = coalesce(b.entitlement_id, k.entitlement_id)
      join products p on p.id = s.product_id
    where ${isIt}`.execute(db);
  return rows[0];
}

/** Notes who cancels a booking and why, before its right is taken away: letters say so. */
export async function updateCancelling(
  db: Db,
  id: string,
  { by, reason }: { by: Canceller; reason: string },
): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ cancelled_by: by, cancel_reason: reason })
    .where('id', '=', id)
    .execute();
}

/** Returns when the sessions of purchases begin. */
export async function listTimes(
  db: Db,
  entitlementIds: readonly string[],
): Promise<{ entitlement_id: string; state: BoughtRow['state']; starts_at: Date }[]> {
  const { rows } = await sql<{ entitlement_id: string; state: BoughtRow['state']; starts_at: Date }>`
    select b.entitlement_id, b.state, s.starts_at from bookings b join booking_slots s on s.id = b.slot_id
    where b.entitlement_id = any(${[...entitlementIds]}::uuid[])`.execute(db);
  return rows;
}
