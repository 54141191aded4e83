import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { workshopTimes } from '@/lib/server/db/workshop-times';

export interface GivenDate {
  id: string;
  product_id: string;
  title: string;
  seats: number;
  sold: number;
  starts_at: Date;
  ends_at: Date;
}

/** The dates of workshops that somebody gives which begin in a time, in order. */
export async function listGivenDates(
  db: Db,
  hostId: string,
  { from, to, now }: { from: number; to: number; now: Date },
): Promise<GivenDate[]> {
  const { rows } = await sql<GivenDate>`select d.id, d.product_id, d.title, d.seats, d.starts_at, d.ends_at,
      (select count(*)::int from workshop_seats s where s.date_id = d.id and s.state = 'confirmed') as sold
    from (${workshopTimes(sql`${hostId}::uuid`, now)}) d
    where d.starts_at >= ${new Date(from)} and d.starts_at < ${new Date(to)} order by d.starts_at, d.id`.execute(
    db,
  );
  return rows;
}

/** Returns whether somebody gives workshops. */
export async function givesWorkshops(db: Db, hostId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (${workshopTimes(sql`${hostId}::uuid`, now)}) as is`.execute(db);
  return rows[0]?.is === true;
}

/**
 * Whatever puts the date of a workshop into somebody's time waits here, until the transaction ends, as what books them
 * does. Locks of dates come before it.
 */
export async function lockGiver(db: Db, hostId: string): Promise<void> {
  // Somebody may give workshops without hours of their own: then there is no row to lock.
  await sql`select pg_advisory_xact_lock(hashtextextended('giver:' || ${hostId}::text, 1))`.execute(db);
  await sql`select from booking_hours where host_id = ${hostId} for update`.execute(db);
}

/** What else its host has at the time of a date. */
export interface Clash {
  date_id: string;
  /** taken times, with their buffers; a group is one */
  booked: number;
  /** the same, while somebody pays for them */
  held: number;
  /** other dates of workshops */
  workshops: number;
}

/**
 * What a host has at the time of a date `d`, beside it. A company has many people, and a workshop does not say who
 * gives it: its workshops may be at one time.
 */
const besides = (hostId: string, now: Date) => sql`
  cross join lateral (select count(*) filter (where is_booked)::int as booked,
    count(*) filter (where not is_booked)::int as held from (
      select bool_or(b.state = 'confirmed') as is_booked from booking_slots s
        join bookings b on b.slot_id = s.id and (b.state = 'confirmed' or (b.state = 'held' and b.held_until > ${now}))
      where s.host_id = ${hostId} and not s.is_free and s.occupied && d.time group by s.id) taken) slots
  cross join lateral (select count(*)::int as workshops
    from (${workshopTimes(sql`${hostId}::uuid`, now)}) o join users u on u.id = ${hostId}
    where o.id <> d.id and o.time && d.time and u.account_type = 'INDIVIDUAL') others`;

/** The coming dates of a workshop at whose time its host has something else. */
export async function listClashes(
  db: Db,
  { hostId, productId, now }: { hostId: string; productId: string; now: Date },
): Promise<Clash[]> {
  const { rows } = await sql<Clash>`select d.id as date_id, slots.booked, slots.held, others.workshops
    from (${workshopTimes(sql`${hostId}::uuid`, now)}) d ${besides(hostId, now)}
    where d.product_id = ${productId} and d.starts_at > ${now} and booked + held + workshops > 0`.execute(db);
  return rows;
}

/** Returns whether a host has something else at the time of a date, also where the date takes no time at present. */
export async function isElsewhere(
  db: Db,
  { hostId, dateId, now }: { hostId: string; dateId: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`select from (
      select id, tstzrange(starts_at, ends_at) as time from workshop_dates where id = ${dateId}) d ${besides(hostId, now)}
    where booked + held + workshops > 0`.execute(db);
  return rows.length > 0;
}
