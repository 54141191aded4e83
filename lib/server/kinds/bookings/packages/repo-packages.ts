import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { DAY } from '@/lib/shared/time';
import type { Question } from '../repo-questions';

/** A package that somebody bought, and how far it is used. */
export interface PackageRow {
  id: string;
  product_id: string;
  host_id: string;
  buyer_id: string;
  lessons: number;
  minutes: number;
  /** minor units, for all lessons */
  amount: number;
  days: number;
  free_hours: number;
  by_hand: boolean;
  /** of the host, in minutes */
  least_notice: number;
  order_line_id: string;
  order_id: string;
  entitlement_id: string;
  /** what its buyer may do with it */
  access: 'active' | 'suspended' | 'revoked';
  bought_at: Date;
  ends_at: Date;
  title: string;
  host_zone: string;
  /** of the host; 0 is Sunday */
  week_start: number;
  place: 'link' | 'phone' | 'in_person';
  place_text: string;
  /** what its host asks with the first lesson; nothing once it was answered */
  questions: readonly Question[];
  /** lessons that have begun, or were cancelled too late */
  used: number;
  /** booked lessons that have not begun, requests among them */
  coming: number;
  /** used lessons that go on, or of which it is not settled who was there */
  in_question: number;
  /** when the last of those began that have, or was cancelled */
  used_at: Date | null;
  /** when the last of those ends that are used or booked */
  last_end: Date | null;
}

/** A lesson `b` in its slot `s` has begun and is not over. */
export const goesOn = (now: Date) =>
  sql`b.state = 'confirmed' and b.accept_by is null and s.starts_at <= ${now} and s.ends_at > ${now}`;

const packages = (now: Date) => sql`
  select k.*, l.order_id, e.status as access, p.title, h.time_zone as host_zone, h.week_start, h.least_notice, o.place,
    o.place_text, case when exists (select from booking_answers a join bookings b on b.id = a.booking_id
      where b.package_id = k.id) then '[]' else o.questions end as questions,
    c.used, c.coming, c.in_question, c.used_at, c.last_end
  from booking_packages k join order_lines l on l.id = k.order_line_id
    join entitlements e on e.id = k.entitlement_id join products p on p.id = k.product_id
    join booking_hours h on h.host_id = k.host_id join booking_offers o on o.product_id = k.product_id
    cross join lateral (select
        count(*) filter (where b.state = 'cancelled' or (s.starts_at <= ${now} and b.accept_by is null))::int as used,
        count(*) filter (where b.state = 'confirmed' and (s.starts_at > ${now} or b.accept_by is not null))::int
          as coming,
        count(*) filter (where a.booking_id is not null or (${goesOn(now)}))::int as in_question,
        max(case when b.state = 'cancelled' then b.changed_at when s.starts_at <= ${now} then s.starts_at end)
          as used_at,
        max(s.ends_at) as last_end
      from bookings b join booking_slots s on s.id = b.slot_id
        left join booking_absences a on a.booking_id = b.id and a.outcome is null
      where b.package_id = k.id and b.returned_at is null) c`;

/** The package that a purchase is of. */
export async function findBought(db: Db, entitlementId: string, now: Date): Promise<PackageRow | undefined> {
  const { rows } = await sql<PackageRow>`${packages(now)} where k.entitlement_id = ${entitlementId}`.execute(
    db,
  );
  return rows[0];
}

/** The purchase of the package that a line of an order sold. */
export async function findByLine(db: Db, lineId: string): Promise<string | null> {
  const row = await db
    .selectFrom('booking_packages')
    .select('entitlement_id')
    .where('order_line_id', '=', lineId)
    .executeTakeFirst();
  return row?.entitlement_id ?? null;
}

/** The package that a lesson is of. */
export async function findById(db: Db, id: string, now: Date): Promise<PackageRow | undefined> {
  const { rows } = await sql<PackageRow>`${packages(now)} where k.id = ${id}`.execute(db);
  return rows[0];
}

/** The packages of purchases, with how far they are used. */
export async function listByEntitlement(
  db: Db,
  entitlementIds: readonly string[],
  now: Date,
): Promise<PackageRow[]> {
  const { rows } = await sql<PackageRow>`
    ${packages(now)} where k.entitlement_id = any(${[...entitlementIds]}::uuid[])`.execute(db);
  return rows;
}

/** A package of somebody's lessons. */
export async function findOfHost(
  db: Db,
  { hostId, id, now }: { hostId: string; id: string; now: Date },
): Promise<PackageRow | undefined> {
  const { rows } = await sql<PackageRow>`
    ${packages(now)} where k.host_id = ${hostId} and k.id = ${id}`.execute(db);
  return rows[0];
}

/** Packages of somebody's lessons that run and are not used up, those that end first before the others. */
export async function listRunning(db: Db, hostId: string, now: Date): Promise<PackageRow[]> {
  const { rows } = await sql<PackageRow>`
    ${packages(now)} where k.host_id = ${hostId} and e.status = 'active' and k.ends_at > ${now}
      and c.used < k.lessons order by k.ends_at, k.id`.execute(db);
  return rows;
}

/** The seller of a package `k` of product `p`, or its host, cannot keep it: their account is closed, or closes. */
const IS_CLOSED = sql<boolean>`exists (select from users u where u.id in (p.owner_id, k.host_id)
  and u.status <> 'active')`;

/** Returns which of the packages of these lines nobody can keep: their lines. */
export async function listClosed(db: Db, lineIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select k.order_line_id as id from booking_packages k
      join products p on p.id = k.product_id
    where k.order_line_id = any(${[...lineIds]}::uuid[]) and ${IS_CLOSED}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Packages that run, are not used up, and that nobody can keep; by their ids. */
export async function listStranded(
  db: Db,
  { now, after, limit }: { now: Date; after: string | null; limit: number },
): Promise<PackageRow[]> {
  const { rows } = await sql<PackageRow>`${packages(now)} where e.status = 'active' and k.ends_at > ${now}
      and c.used < k.lessons and ${IS_CLOSED} and (${after}::uuid is null or k.id > ${after}::uuid)
    order by k.id limit ${limit}`.execute(db);
  return rows;
}

/** A package lasts until a time at least; its buyer is reminded again where it lasts longer. */
export async function updateEnd(db: Db, id: string, least: Date): Promise<void> {
  await sql`update booking_packages set ends_at = ${least}, reminded = null
    where id = ${id} and ends_at < ${least}`.execute(db);
}

/** The time of a package is over. */
export async function updateStopped(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('booking_packages').set({ ends_at: now }).where('id', '=', id).execute();
}

/** A package as its buyer is reminded of it. */
export interface DueRow {
  id: string;
  entitlement_id: string;
  product_id: string;
  host_id: string;
  buyer_id: string;
  title: string;
  lessons: number;
  left: number;
  ends_at: Date;
  reminded: 7 | 30;
}

/**
 * Marks packages of which their buyers are to be reminded now: lessons can still be booked, and the end is near. Of one
 * that is bought or extended when its end is already as near, nothing is said.
 */
export async function takeEnding(db: Db, now: Date, limit: number): Promise<DueRow[]> {
  const within = (days: number) => sql`k.ends_at <= ${new Date(now.getTime() + days * DAY)}`;
  const { rows } = await sql<DueRow>`
    update booking_packages u set reminded = due.step from (
      select k.id, p.title, k.lessons - c.taken as left, case when ${within(7)} then 7 else 30 end as step
      from booking_packages k join entitlements e on e.id = k.entitlement_id and e.status = 'active'
        join products p on p.id = k.product_id
        cross join lateral (select count(*)::int as taken from bookings b
          where b.package_id = k.id and b.returned_at is null) c
      where k.ends_at > ${now} and ${within(30)} and c.taken < k.lessons
        and (k.reminded is null or (k.reminded = 30 and ${within(7)}))
        and k.days > case when ${within(7)} then 7 else 30 end
      order by k.id limit ${limit} for update of k skip locked) due
    where u.id = due.id
    returning u.id, u.entitlement_id, u.product_id, u.host_id, u.buyer_id, due.title, u.lessons, due.left, u.ends_at,
      u.reminded`.execute(db);
  return rows;
}
