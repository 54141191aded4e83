import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { HOUR } from '@/lib/shared/time';
import { isOfferable, takenSeats } from './repo-dates';

const ids = (all: readonly string[]) => sql`any(${[...all]}::uuid[])`;

export interface WaitRow {
  id: string;
  date_id: string;
  user_id: string;
  state: 'waiting' | 'offered';
  offered_until: Date | null;
}

/** Returns how somebody waits for a date now. */
export async function findWait(db: Db, dateId: string, userId: string): Promise<WaitRow | undefined> {
  const { rows } = await sql<WaitRow>`select id, date_id, user_id, state, offered_until from workshop_waits
    where date_id = ${dateId} and user_id = ${userId} and state in ('waiting', 'offered')`.execute(db);
  return rows[0];
}

export async function insertWait(
  db: Db,
  wait: { id: string; dateId: string; userId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('workshop_waits')
    .values({
      id: wait.id,
      date_id: wait.dateId,
      user_id: wait.userId,
      state: 'waiting',
      joined_at: wait.now,
    })
    .execute();
}

/** Ends the waiting of people for dates. @returns how many did */
export async function endWaits(
  db: Db,
  waits: readonly { dateId: string; userId: string }[],
  state: 'taken' | 'left',
): Promise<number> {
  if (waits.length === 0) return 0;
  const { rows } = await sql`update workshop_waits w set state = ${state}, offered_until = null
    from unnest(${waits.map(({ dateId }) => dateId)}::uuid[], ${waits.map(({ userId }) => userId)}::uuid[])
      as ended (date_id, user_id)
    where w.date_id = ended.date_id and w.user_id = ended.user_id and w.state in ('waiting', 'offered')
    returning w.id`.execute(db);
  return rows.length;
}

/** Marks offers that nobody took in time; their dates are locked. */
export async function passLapsed(db: Db, dateIds: readonly string[], now: Date): Promise<void> {
  await sql`update workshop_waits set state = 'passed', offered_until = null
    where date_id = ${ids(dateIds)} and state = 'offered' and offered_until <= ${now}`.execute(db);
}

/** A seat that is kept for somebody who waited. */
export interface Offer {
  id: string;
  date_id: string;
  user_id: string;
  offered_until: Date;
}

/**
 * Offers the free seats of a date that is for sale to those who wait, in the order in which they came. The date is
 * locked, and what lapsed is marked.
 * @param hours how long it is kept, but never past the start
 */
export async function offerFree(
  db: Db,
  dateId: string,
  { hours, now }: { hours: number; now: Date },
): Promise<Offer[]> {
  const { rows } = await sql<Offer>`
    update workshop_waits w set state = 'offered',
      offered_until = least(d.starts_at, ${new Date(now.getTime() + hours * HOUR)}::timestamptz)
    from workshop_dates d where d.id = w.date_id and w.id in (
      select w.id from workshop_waits w join workshop_dates d on d.id = w.date_id
      where d.id = ${dateId} and ${isOfferable(now)}
      order by w.joined_at, w.id
      limit coalesce((select greatest(0, d.seats - ${takenSeats(now, null)}) from workshop_dates d
        join products p on p.id = d.product_id and p.status = 'published'
        join users u on u.id = p.owner_id and u.status = 'active'
        where d.id = ${dateId} and d.starts_at > ${now} and d.cancelled_at is null), 0))
    returning w.id, w.date_id, w.user_id, w.offered_until`.execute(db);
  return rows;
}

/** Dates that have not begun and on which something lapsed, or for which somebody waits. */
export async function listWaitedFor(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select d.id from workshop_dates d
    where d.starts_at > ${now} and d.cancelled_at is null
      and exists (select from workshop_waits w where w.date_id = d.id and (w.state = 'waiting'
        or (w.state = 'offered' and w.offered_until <= ${now})))
    order by d.id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function deleteWaits(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('workshop_waits').where('user_id', '=', userId).execute();
}

export interface OfferedRow extends Offer {
  product_id: string;
  owner_id: string;
  title: string;
  starts_at: Date;
  ends_at: Date;
  host_zone: string;
  place: 'link' | 'in_person';
  place_text: string;
}

/** Offered seats, as those who waited are notified of them. */
export async function listOffered(db: Db, waitIds: readonly string[]): Promise<OfferedRow[]> {
  const { rows } = await sql<OfferedRow>`select w.id, w.date_id, w.user_id, w.offered_until, d.product_id,
      p.owner_id, p.title, d.starts_at, d.ends_at, d.time_zone as host_zone, d.place, d.place_text
    from workshop_waits w join workshop_dates d on d.id = w.date_id join products p on p.id = d.product_id
    where w.id = ${ids(waitIds)}`.execute(db);
  return rows;
}
