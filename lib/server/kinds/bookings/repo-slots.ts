import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { workshopTimes } from '@/lib/server/db/workshop-times';
import { freeEmpty } from './repo-sales';
import type { Range } from './slots/hours';

/** A slot of a host that somebody has; without a product, a time at which the host is busy. */
export interface TakenSlot {
  id: string | null;
  product_id: string | null;
  starts_at: Date;
  ends_at: Date;
  /** with buffers */
  occupied_from: Date;
  occupied_to: Date;
  seats: number;
  taken: number;
  /** the viewer is among those who booked it */
  is_own: boolean;
}

interface Taken {
  hostId: string;
  viewerId: string | null;
  movingId: string | null;
  /** what the viewer has ordered is taken; otherwise none of their holds is */
  keepsOrdered: boolean;
  within: Range;
  now: Date;
}

/** Whether a booking `b` keeps its slot: a hold that lapsed does not, also before it is marked. */
const keeps = (now: Date) =>
  sql<boolean>`(b.state = 'confirmed' or (b.state = 'held' and b.held_until > ${now}))`;

/**
 * The slots of a host that begin in a time and are taken, and when they are busy by a calendar of theirs or give a
 * workshop; in any order.
 * What the viewer holds is left out, and what they move: nobody is in their own way. What they have ordered keeps its
 * slot where they would not give it up for another.
 */
export async function listTaken(
  db: Db,
  { hostId, viewerId, movingId, keepsOrdered, within, now }: Taken,
): Promise<TakenSlot[]> {
  const range = sql`tstzrange(${new Date(within.from)}, ${new Date(within.to)})`;
  const { rows } = await sql<TakenSlot>`
    select s.id, s.product_id, s.starts_at, s.ends_at, lower(s.occupied) as occupied_from,
      upper(s.occupied) as occupied_to, s.seats, count(*)::int as taken,
      coalesce(bool_or(b.buyer_id = ${viewerId}::uuid), false) as is_own
    from booking_slots s join bookings b on b.slot_id = s.id and ${keeps(now)}
      and not (b.state = 'held' and b.buyer_id is not distinct from ${viewerId}::uuid
        and (${!keepsOrdered} or b.order_line_id is null))
      and b.id is distinct from ${movingId}::uuid
    where s.host_id = ${hostId} and not s.is_free
      and s.starts_at >= ${new Date(within.from)} and s.starts_at < ${new Date(within.to)}
    group by s.id
    union all
    select null, null, lower(time), upper(time), lower(time), upper(time), 1, 1, false
    from (
      select unnest(c.busy * tstzmultirange(${range})) as time from booking_calendars c where c.host_id = ${hostId}
      union all select time from (${workshopTimes(sql`${hostId}::uuid`, now)}) workshops where time && ${range}) busy`.execute(
    db,
  );
  return rows;
}

interface HoldRow {
  id: string;
  slot_id: string;
  product_id: string;
  starts_at: Date;
  ends_at: Date;
  amount: number;
  time_zone: string;
  free_hours: number;
  half_hours: number;
  by_hand: boolean;
  /** of the host, in minutes */
  least_notice: number;
  held_until: Date;
  host_id: string;
  host_zone: string;
}

/** Returns a buyer's reserved slots at this moment, of all hosts: never more than a few. */
export async function listHolds(
  db: Db,
  { buyerId, now }: { buyerId: string; now: Date },
): Promise<HoldRow[]> {
  const { rows } = await sql<HoldRow>`
    select b.id, b.slot_id, s.product_id, s.starts_at, s.ends_at, b.amount, b.time_zone,
      b.free_hours, b.half_hours, b.by_hand, h.least_notice, b.held_until, s.host_id, h.time_zone as host_zone
    from bookings b join booking_slots s on s.id = b.slot_id join booking_hours h on h.host_id = s.host_id
    where b.buyer_id = ${buyerId} and b.state = 'held' and b.held_until > ${now}`.execute(db);
  return rows;
}

/** Returns a buyer's reserved slot of a host. */
export const findHold = async (
  db: Db,
  { hostId, ...of }: { hostId: string; buyerId: string; now: Date },
): Promise<HoldRow | undefined> => (await listHolds(db, of)).find(({ host_id }) => host_id === hostId);

/** Returns how many slots a buyer holds of other hosts. */
export async function countOtherHolds(
  db: Db,
  { hostId, buyerId, now }: { hostId: string; buyerId: string; now: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bookings b join booking_slots s on s.id = b.slot_id
    where b.buyer_id = ${buyerId} and s.host_id <> ${hostId} and b.state = 'held' and b.held_until > ${now}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Whatever takes or frees slots of a host waits here, until the transaction ends: plain inserts that race for one slot
 * would deadlock at the constraint.
 * @returns false for somebody who cannot be booked
 */
export async function lockHost(db: Db, hostId: string): Promise<boolean> {
  const { rows } = await sql`select from booking_hours where host_id = ${hostId} for update`.execute(db);
  return rows.length > 0;
}

/**
 * Frees what has lapsed of a host, and what the buyer holds. The host is locked.
 * @param which of the buyer's: all, or only what they have not ordered
 */
export async function releaseHolds(
  db: Db,
  { hostId, buyerId, now }: { hostId: string; buyerId: string; now: Date },
  which: 'all' | 'unordered' = 'all',
): Promise<void> {
  const { rows } = await sql<{ slot_id: string }>`
    update bookings b set state = 'released' from booking_slots s
    where s.id = b.slot_id and s.host_id = ${hostId} and not s.is_free and b.state = 'held'
      and (b.held_until <= ${now}
        or (b.buyer_id = ${buyerId} and (${which === 'all'} or b.order_line_id is null)))
    returning b.slot_id`.execute(db);
  await freeEmpty(
    db,
    rows.map(({ slot_id }) => slot_id),
  );
}

export interface NewSlot {
  id: string;
  hostId: string;
  productId: string;
  slot: Range;
  /** with buffers */
  occupied: Range;
  seats: number;
}

/** Takes a time of a host. The host is locked. @returns false where somebody has a part of it */
export async function insertSlot(
  db: Db,
  { id, hostId, productId, slot, occupied, seats }: NewSlot,
): Promise<boolean> {
  const { rows } = await sql`
    insert into booking_slots (id, host_id, product_id, starts_at, ends_at, occupied, seats)
    values (${id}, ${hostId}, ${productId}, ${new Date(slot.from)}, ${new Date(slot.to)},
      tstzrange(${new Date(occupied.from)}, ${new Date(occupied.to)}), ${seats})
    on conflict do nothing returning id`.execute(db);
  return rows.length > 0;
}

export async function insertHold(
  db: Db,
  hold: {
    id: string;
    slotId: string;
    buyerId: string;
    amount: number;
    timeZone: string;
    freeHours: number;
    halfHours: number;
    byHand: boolean;
    until: Date;
    now: Date;
  },
): Promise<void> {
  await db
    .insertInto('bookings')
    .values({
      id: hold.id,
      slot_id: hold.slotId,
      buyer_id: hold.buyerId,
      state: 'held',
      amount: hold.amount,
      time_zone: hold.timeZone,
      free_hours: hold.freeHours,
      half_hours: hold.halfHours,
      by_hand: hold.byHand,
      held_until: hold.until,
      created_at: hold.now,
    })
    .execute();
}
