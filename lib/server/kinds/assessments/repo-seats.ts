import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { givenBack } from '@/lib/server/db/given-back';

const ids = (all: readonly string[]) => sql`any(${[...all]}::uuid[])`;

/** A seat with its date. */
export interface SeatRow {
  id: string;
  date_id: string;
  product_id: string;
  buyer_id: string;
  state: 'held' | 'confirmed' | 'released' | 'cancelled';
  amount: number;
  time_zone: string;
  free_hours: number;
  half_hours: number;
  held_until: Date | null;
  created_at: Date;
  changed_at: Date | null;
  sequence: number;
  order_line_id: string | null;
  entitlement_id: string | null;
  cancelled_by: 'host' | 'buyer' | 'team' | null;
  attendance: 'present' | 'absent' | null;
  starts_at: Date;
  ends_at: Date;
  host_zone: string;
  place: 'link' | 'in_person';
  place_text: string;
  date_cancelled: boolean;
  cancel_reason: string;
  /** its time or place is another one than when it was taken */
  is_changed: boolean;
  /** the account that sells it is open */
  is_given: boolean;
  owner_id: string;
  title: string;
}

const SEATS = sql`select s.id, s.date_id, d.product_id, s.buyer_id, s.state, s.amount, s.time_zone, s.free_hours,
    s.half_hours, s.held_until, s.created_at, s.changed_at, s.sequence, s.order_line_id, s.entitlement_id,
    s.cancelled_by, s.attendance, d.starts_at, d.ends_at, d.time_zone as host_zone, d.place, d.place_text,
    d.cancelled_at is not null as date_cancelled, d.cancel_reason, s.date_version <> d.version as is_changed,
    u.status = 'active' as is_given, p.owner_id, p.title`;
const TABLES = sql`from workshop_seats s join workshop_dates d on d.id = s.date_id
  join products p on p.id = d.product_id join users u on u.id = p.owner_id`;

export async function listByLine(db: Db, lineIds: readonly string[]): Promise<SeatRow[]> {
  const { rows } = await sql<SeatRow>`${SEATS} ${TABLES} where s.order_line_id = ${ids(lineIds)}`.execute(db);
  return rows;
}

export async function listByEntitlement(db: Db, entitlementIds: readonly string[]): Promise<SeatRow[]> {
  const { rows } = await sql<SeatRow>`${SEATS} ${TABLES}
    where s.entitlement_id = ${ids(entitlementIds)}`.execute(db);
  return rows;
}

export async function listByIds(db: Db, seatIds: readonly string[]): Promise<SeatRow[]> {
  const { rows } = await sql<SeatRow>`${SEATS} ${TABLES} where s.id = ${ids(seatIds)}`.execute(db);
  return rows;
}

/** Returns a buyer's reserved seats in all workshops: never more than a few. */
export async function listHeld(db: Db, { buyerId, now }: { buyerId: string; now: Date }): Promise<SeatRow[]> {
  const { rows } = await sql<SeatRow>`${SEATS} ${TABLES}
    where s.buyer_id = ${buyerId} and s.state = 'held' and s.held_until > ${now}`.execute(db);
  return rows;
}

/** Returns the owners of seats on a date, in the order of their purchases. */
export async function listHolders(db: Db, dateId: string): Promise<SeatRow[]> {
  const { rows } = await sql<SeatRow>`${SEATS} ${TABLES}
    where s.date_id = ${dateId} and s.state = 'confirmed' order by s.created_at, s.id`.execute(db);
  return rows;
}

/** A sold seat, as cancelling needs it. */
export interface SoldSeat extends SeatRow {
  order_id: string;
  line_id: string;
  /** what its buyer has again by other refunds, in minor units */
  given_back: number;
  access: 'active' | 'suspended' | 'revoked';
}

/** Returns a sold seat, by its buyer's purchase or by its own id. */
export async function findSold(
  db: Db,
  by: { buyerId: string; entitlementId: string } | { seatId: string },
): Promise<SoldSeat | undefined> {
  const isIt =
    'seatId' in by
      ? sql`s.id = ${by.seatId}`
      : sql`s.buyer_id = ${by.buyerId} and s.entitlement_id = ${by.entitlementId}`;
  const { rows } = await sql<SoldSeat>`${SEATS}, l.order_id, l.id as line_id, ${givenBack} as given_back,
      e.status as access
    ${TABLES} join order_lines l on l.id = s.order_line_id join entitlements e on e.id = s.entitlement_id
    where ${isIt}`.execute(db);
  return rows[0];
}

export async function insertHold(
  db: Db,
  hold: Pick<
    SeatRow,
    'id' | 'date_id' | 'buyer_id' | 'amount' | 'time_zone' | 'free_hours' | 'half_hours' | 'created_at'
  > & { held_until: Date; date_version: number; is_examined: boolean },
): Promise<void> {
  await db
    .insertInto('workshop_seats')
    .values({ ...hold, state: 'held' })
    .execute();
}

type Change = Partial<
  Pick<SeatRow, 'state' | 'held_until' | 'order_line_id' | 'entitlement_id' | 'cancelled_by' | 'attendance'>
>;

export async function updateSeat(db: Db, id: string, change: Change): Promise<void> {
  await db.updateTable('workshop_seats').set(change).where('id', '=', id).execute();
}

/** The same for several, where calendars and letters have to follow. */
export async function changeSeats(
  db: Db,
  seatIds: readonly string[],
  { now, ...change }: Change & { now: Date },
): Promise<void> {
  if (seatIds.length === 0) return;
  await db
    .updateTable('workshop_seats')
    .set(({ eb }) => ({ ...change, changed_at: now, sequence: eb('sequence', '+', 1) }))
    .where('id', 'in', seatIds)
    .execute();
}

/** Marks what lapsed on dates, which are locked. */
export async function releaseLapsed(db: Db, dateIds: readonly string[], now: Date): Promise<void> {
  await sql`update workshop_seats set state = 'released'
    where date_id = ${ids(dateIds)} and state = 'held' and held_until <= ${now}`.execute(db);
}

/** Frees what a buyer keeps of a product. @param which all, or only what they have not ordered */
export async function releaseHeld(
  db: Db,
  { productId, buyerId }: { productId: string; buyerId: string },
  which: 'all' | 'unordered' = 'all',
): Promise<string[]> {
  const { rows } = await sql<{ date_id: string }>`update workshop_seats s set state = 'released'
    from workshop_dates d where d.id = s.date_id and d.product_id = ${productId} and s.buyer_id = ${buyerId}
      and s.state = 'held' and (${which === 'all'} or s.order_line_id is null)
    returning s.date_id`.execute(db);
  return rows.map(({ date_id }) => date_id);
}

/** Returns whether somebody has another seat on the date of this one. */
export async function hasOther(db: Db, { id, date_id, buyer_id }: SeatRow): Promise<boolean> {
  const { rows } = await sql`select from workshop_seats where date_id = ${date_id} and buyer_id = ${buyer_id}
    and id <> ${id} and state in ('held', 'confirmed')`.execute(db);
  return rows.length > 0;
}

/** Returns how many seats somebody has sold whose date is not over at a moment. */
export async function countAfter(db: Db, ownerId: string, moment: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from workshop_seats s
    join workshop_dates d on d.id = s.date_id join products p on p.id = d.product_id
    where p.owner_id = ${ownerId} and s.state = 'confirmed' and d.ends_at > ${moment}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Seats that nobody can use: their date is cancelled, or the account that sells them is closed; by their ids.
 * @param after the last one before
 */
export async function listEnded(
  db: Db,
  { now, after, limit }: { now: Date; after: string | null; limit: number },
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`select s.id
    from workshop_dates d join workshop_seats s on s.date_id = d.id join products p on p.id = d.product_id
      join users u on u.id = p.owner_id join entitlements e on e.id = s.entitlement_id
    where (d.cancelled_at is not null or (d.starts_at > ${now} and u.status <> 'active'))
      and s.state = 'confirmed' and e.status = 'active' and (${after}::uuid is null or s.id > ${after}::uuid)
    order by s.id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Marks seats whose buyer is to be reminded now. There is none for one that was bought or changed after it was due: a
 * letter about that has just come.
 */
export async function takeDue(db: Db, now: Date, limit: number): Promise<{ id: string; reminded: 1 | 24 }[]> {
  const soon = sql`d.starts_at <= ${now}::timestamptz + interval '1 hour'`;
  const { rows } = await sql<{ id: string; reminded: 1 | 24 }>`
    update workshop_seats s set reminded = due.hours from (
      select s.id, case when ${soon} then 1 else 24 end as hours
      from workshop_dates d join workshop_seats s on s.date_id = d.id and s.state = 'confirmed'
      where d.cancelled_at is null and d.starts_at > ${now}
        and d.starts_at <= ${now}::timestamptz + interval '24 hours'
        and (s.reminded is null or (s.reminded = 24 and ${soon}))
        and coalesce(s.changed_at, s.created_at)
          <= d.starts_at - case when ${soon} then interval '1 hour' else interval '24 hours' end
      order by s.id limit ${limit} for update of s skip locked) due
    where s.id = due.id returning s.id, s.reminded`.execute(db);
  return rows;
}

/** From the start on, of a seat that was not given back. @returns whether it was so */
export async function updateAttendance(
  db: Db,
  id: string,
  { attendance, now }: { attendance: SeatRow['attendance']; now: Date },
): Promise<boolean> {
  const { rows } = await sql`update workshop_seats s set attendance = ${attendance} from workshop_dates d
    where s.id = ${id} and d.id = s.date_id and s.state = 'confirmed' and d.starts_at <= ${now}
      and d.cancelled_at is null returning s.id`.execute(db);
  return rows.length > 0;
}
