import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { areNotApart } from '@/lib/server/db/apart';

const ids = (all: readonly string[]) => sql`any(${[...all]}::uuid[])`;

/** What a workshop sells. */
export interface WorkshopRow {
  product_id: string;
  owner_id: string;
  /** minor units */
  amount: number | null;
  /** false: it sells an assessment alone */
  is_dated: boolean;
  time_zone: string;
  free_hours: number;
  half_hours: number;
}

export interface DateRow {
  id: string;
  product_id: string;
  starts_at: Date;
  ends_at: Date;
  time_zone: string;
  place: 'link' | 'in_person';
  place_text: string;
  seats: number;
  version: number;
  cancelled_at: Date | null;
  cancel_reason: string;
}

const DATES = sql`d.id, d.product_id, d.starts_at, d.ends_at, d.time_zone, d.place, d.place_text, d.seats, d.version,
  d.cancelled_at, d.cancel_reason`;

/**
 * Returns how many have a seat on a date `d`, or keep one: by paying, or because it is offered to them.
 * @param but leaves this person out
 */
export const takenSeats = (now: Date, but: string | null) => sql<number>`(select count(*)::int from (
    select s.buyer_id as who from workshop_seats s where s.date_id = d.id
      and (s.state = 'confirmed' or (s.state = 'held' and s.held_until > ${now}))
    union select w.user_id from workshop_waits w where w.date_id = d.id and w.state = 'offered'
      and w.offered_until > ${now}) taken where who is distinct from ${but}::uuid)`;

/**
 * Returns whether a seat of a date `d` can be offered to somebody who waits for it, by `w`: they may buy it, and have
 * none.
 */
export const isOfferable = (now: Date) => sql<boolean>`(w.state = 'waiting'
  and exists (select from users u join products o on o.id = d.product_id
    where u.id = w.user_id and u.status = 'active' and ${areNotApart('u.id', 'o.owner_id')})
  and not exists (select from workshop_seats s where s.date_id = d.id and s.buyer_id = w.user_id
    and (s.state = 'confirmed' or (s.state = 'held' and s.held_until > ${now}))))`;

export async function listWorkshops(db: Db, productIds: readonly string[]): Promise<WorkshopRow[]> {
  const { rows } = await sql<WorkshopRow>`select w.product_id, p.owner_id, w.amount, w.is_dated, w.time_zone,
      w.free_hours, w.half_hours from workshops w join products p on p.id = w.product_id
    where w.product_id = ${ids(productIds)}`.execute(db);
  return rows;
}

export async function upsertWorkshop(
  db: Db,
  { owner_id: _, ...row }: WorkshopRow & { updated_at: Date },
): Promise<void> {
  const { product_id: __, ...change } = row;
  await db
    .insertInto('workshops')
    .values(row)
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(change))
    .execute();
}

export interface ComingRow extends DateRow {
  taken: number;
  waiting: number;
}

/** The dates of products that have not begun and are not cancelled, in order. */
export async function listComing(db: Db, productIds: readonly string[], now: Date): Promise<ComingRow[]> {
  const { rows } = await sql<ComingRow>`select ${DATES}, ${takenSeats(now, null)} as taken,
      (select count(*)::int from workshop_waits w where w.date_id = d.id and ${isOfferable(now)}) as waiting
    from workshop_dates d
    where d.product_id = ${ids(productIds)} and d.starts_at > ${now} and d.cancelled_at is null
    order by d.starts_at, d.id`.execute(db);
  return rows;
}

/** `taken` and `waiting` are others than the viewer. */
export interface OpenDateRow extends ComingRow {
  is_mine: boolean;
  wait: 'waiting' | 'offered' | null;
  offered_until: Date | null;
}

/** The same of one product, as somebody sees them who may want a seat. */
export async function listOpen(
  db: Db,
  { productId, viewerId, now }: { productId: string; viewerId: string | null; now: Date },
): Promise<OpenDateRow[]> {
  const { rows } = await sql<OpenDateRow>`select ${DATES}, ${takenSeats(now, viewerId)} as taken,
      (select count(*)::int from workshop_waits w where w.date_id = d.id and ${isOfferable(now)}
        and w.user_id is distinct from ${viewerId}::uuid) as waiting,
      exists (select from workshop_seats s where s.date_id = d.id and s.state = 'confirmed'
        and s.buyer_id = ${viewerId}::uuid) as is_mine,
      own.state as wait, own.offered_until
    from workshop_dates d left join workshop_waits own on own.date_id = d.id and own.user_id = ${viewerId}::uuid
      and (own.state = 'waiting' or (own.state = 'offered' and own.offered_until > ${now}))
    where d.product_id = ${productId} and d.starts_at > ${now} and d.cancelled_at is null
    order by d.starts_at, d.id`.execute(db);
  return rows;
}

export interface OwnDateRow extends DateRow {
  title: string;
  sold: number;
  present: number;
  /** whose attendance was recorded, present or absent */
  recorded: number;
  waiting: number;
}

/** The dates of a workshop, or one of them, as its seller sees them: the next ones first, then those that are over. */
export async function listOwn(
  db: Db,
  by: { productId: string } | { dateId: string },
  ownerId: string,
  now: Date,
): Promise<OwnDateRow[]> {
  const isIt = 'dateId' in by ? sql`d.id = ${by.dateId}` : sql`d.product_id = ${by.productId}`;
  const { rows } = await sql<OwnDateRow>`select ${DATES}, p.title, seats.sold, seats.present, seats.recorded,
      (select count(*)::int from workshop_waits w where w.date_id = d.id and w.state in ('waiting', 'offered'))
        as waiting
    from workshop_dates d join products p on p.id = d.product_id and p.owner_id = ${ownerId}
      cross join lateral (select count(*)::int as sold,
        (count(*) filter (where s.attendance = 'present'))::int as present,
        (count(s.attendance))::int as recorded
        from workshop_seats s where s.date_id = d.id and s.state = 'confirmed') seats
    where ${isIt}
    order by d.ends_at <= ${now}, abs(extract(epoch from d.starts_at - ${now}::timestamptz)), d.id limit 100`.execute(
    db,
  );
  return rows;
}

/** Locks dates, in one order everywhere, until the transaction ends. */
async function lockWhere(db: Db, isIt: RawBuilder<unknown>): Promise<DateRow[]> {
  const { rows } = await sql<DateRow>`select ${DATES} from workshop_dates d where ${isIt}
    order by d.id for update`.execute(db);
  return rows;
}

export const lockDates = (db: Db, dateIds: readonly string[]) => lockWhere(db, sql`d.id = ${ids(dateIds)}`);

/** All of a product, where its seller changes them. */
export const lockDatesOf = (db: Db, productId: string) => lockWhere(db, sql`d.product_id = ${productId}`);

/** All that somebody sells. */
export const lockDatesOfOwner = (db: Db, ownerId: string) =>
  lockWhere(db, sql`d.product_id in (select id from products where owner_id = ${ownerId})`);

/** The dates on which these buyers have seats of these products, or had some by these lines. */
export const lockDatesOfLines = (
  db: Db,
  lines: readonly { lineId: string; productId: string; buyerId: string }[],
) =>
  lockWhere(
    db,
    sql`d.id in (select s.date_id from workshop_seats s join workshop_dates o on o.id = s.date_id
      where s.order_line_id = ${ids(lines.map(({ lineId }) => lineId))}
        or (s.state = 'held' and s.buyer_id = ${ids(lines.map(({ buyerId }) => buyerId))}
          and o.product_id = ${ids(lines.map(({ productId }) => productId))}))`,
  );

/** @returns false where the id is that of another date, which may have come at the same moment */
export async function insertDate(
  db: Db,
  row: Omit<DateRow, 'version' | 'cancelled_at' | 'cancel_reason'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('workshop_dates')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateDate(
  db: Db,
  id: string,
  change: Partial<Omit<DateRow, 'id' | 'product_id'>>,
): Promise<void> {
  await db.updateTable('workshop_dates').set(change).where('id', '=', id).execute();
}

/** Removes dates for good that nobody ever wanted. */
export async function deleteDates(db: Db, dateIds: readonly string[]): Promise<void> {
  if (dateIds.length > 0) await db.deleteFrom('workshop_dates').where('id', 'in', dateIds).execute();
}

/** Returns which of these dates somebody has had a seat on, or waited for. */
export async function listWanted(db: Db, dateIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select d.id from workshop_dates d where d.id = ${ids(dateIds)}
    and (exists (select from workshop_seats s where s.date_id = d.id)
      or exists (select from workshop_waits w where w.date_id = d.id))`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns how many seats others than somebody have or keep; the date is locked. */
export async function countTaken(
  db: Db,
  dateId: string,
  { but, now }: { but: string | null; now: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${takenSeats(now, but)} as count from workshop_dates d
    where d.id = ${dateId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Removes what products sell that nobody has ordered. */
export async function deleteWorkshops(db: Db, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  const dates = sql`select id from workshop_dates where product_id = ${ids(productIds)}`;
  await sql`delete from workshop_waits where date_id in (${dates})`.execute(db);
  await sql`delete from workshop_seats where date_id in (${dates})`.execute(db);
  await sql`delete from workshop_dates where product_id = ${ids(productIds)}`.execute(db);
  await sql`delete from workshops where product_id = ${ids(productIds)}`.execute(db);
}

/** Takes out of what somebody sells where it was, and what they wrote to buyers. */
export async function eraseDates(db: Db, ownerId: string): Promise<void> {
  await sql`update workshop_dates d set place_text = '', cancel_reason = '' from products p
    where p.id = d.product_id and p.owner_id = ${ownerId}`.execute(db);
}

/** The title of somebody's own workshop. */
export async function findOwnTitle(db: Db, productId: string, ownerId: string): Promise<string | undefined> {
  const { rows } = await sql<{ title: string }>`select p.title from products p
    join workshops w on w.product_id = p.id
    where p.id = ${productId} and p.owner_id = ${ownerId} and p.status <> 'deleted'`.execute(db);
  return rows[0]?.title;
}

/** Returns the workshop of a date. */
export async function findProductOf(db: Db, dateId: string): Promise<string | undefined> {
  const { rows } = await sql<{ product_id: string }>`select product_id from workshop_dates
    where id = ${dateId}`.execute(db);
  return rows[0]?.product_id;
}
