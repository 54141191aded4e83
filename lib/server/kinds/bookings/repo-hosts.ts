import 'server-only';
import { sql } from 'kysely';
import type { HostState } from '@/lib/contract/kinds/booking-offer';
import type { Db } from '@/lib/server/ctx';

const ids = (all: readonly string[]) => sql`any(${[...all]}::uuid[])`;

/** The seller of a booking `b` of slot `s`, or whoever gives it, cannot keep it: their account is closed, or closes. */
const IS_CLOSED = sql<boolean>`exists (select from users u join products p on p.id = s.product_id
  where u.id in (p.owner_id, s.host_id) and u.status <> 'active')`;

const IS_MEMBER = sql`m.company_id = p.owner_id and m.status = 'active' and exists
  (select from users u where u.id = m.user_id and u.status = 'active')`;

/**
 * Whether the host of an offer `o` of a product `p` can be booked, by their hours `h`: a company's member agrees as the
 * member that they are, so who leaves and comes back is asked again.
 */
export const HOST_STATE = sql<HostState>`case
  when o.host_id <> p.owner_id and not exists
    (select from company_members m where m.user_id = o.host_id and ${IS_MEMBER}) then 'gone'
  when o.host_id <> p.owner_id and not exists (select from company_members m where m.id = o.agreed_as
    and m.user_id = o.host_id and ${IS_MEMBER}) then 'asked'
  when h.host_id is null then 'no_hours' else 'ready' end`;

/** The active membership of a creator in a company; nothing for anybody else. */
export async function findMembership(db: Db, companyId: string, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string;
  }>`select m.id from company_members m join users u on u.id = m.user_id
    where m.company_id = ${companyId} and m.user_id = ${userId} and m.status = 'active'
      and u.status = 'active' and u.role in ('CREATOR', 'ADMIN')`.execute(db);
  return rows[0]?.id;
}

/** An offer of a company that names somebody as its host. */
export interface HostedRow {
  product_id: string;
  company_id: string;
  title: string;
  lengths: readonly { minutes: number }[];
  place: 'link' | 'phone' | 'in_person';
  seats: number;
  agreed: boolean;
}

/** The offers of companies by which somebody gives their time, as long as they are members; newest first. */
export async function listHosted(db: Db, hostId: string): Promise<HostedRow[]> {
  const { rows } =
    await sql<HostedRow>`select o.product_id, p.owner_id as company_id, p.title, o.lengths, o.place,
      o.seats, o.agreed_as is not distinct from m.id as agreed
    from booking_offers o join products p on p.id = o.product_id
      join company_members m on m.company_id = p.owner_id and m.user_id = o.host_id and m.status = 'active'
    where o.host_id = ${hostId} and p.status in ('draft', 'published', 'unpublished')
    order by o.product_id desc limit 200`.execute(db);
  return rows;
}

/**
 * Notes that a host agrees to an offer of their company, or does not any more.
 * @returns the company, where that is news
 */
export async function updateAgreed(
  db: Db,
  { hostId, productId, isAgreed }: { hostId: string; productId: string; isAgreed: boolean },
): Promise<string | undefined> {
  const { rows } = await sql<{ company_id: string }>`update booking_offers o
    set agreed_as = case when ${isAgreed} then m.id end
    from products p, company_members m where o.product_id = ${productId} and o.host_id = ${hostId}
      and p.id = o.product_id and m.company_id = p.owner_id and m.user_id = o.host_id and m.status = 'active'
      and (o.agreed_as is not distinct from m.id) <> ${isAgreed}
    returning m.company_id`.execute(db);
  return rows[0]?.company_id;
}

/** Returns whether a company offers the time of a member. */
export async function offersOthers(db: Db, ownerId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select exists (select from booking_offers o
    join products p on p.id = o.product_id where p.owner_id = ${ownerId} and o.host_id <> p.owner_id) as is`.execute(
    db,
  );
  return rows[0]?.is === true;
}

/** Locks the hours by which time of somebody is sold, in one order everywhere, until the transaction ends. */
export async function lockHoursOf(db: Db, userId: string): Promise<void> {
  await sql`select from booking_hours where host_id = ${userId} or host_id in (select o.host_id
      from booking_offers o join products p on p.id = o.product_id where p.owner_id = ${userId})
    order by host_id for update`.execute(db);
}

/**
 * Locks all whose time is, or was, sold to these buyers by these products, in one order everywhere, until the
 * transaction ends. A company may have named another host since somebody booked.
 */
export async function lockHosts(
  db: Db,
  lines: readonly { productId: string; buyerId: string }[],
): Promise<void> {
  const products = ids(lines.map(({ productId }) => productId));
  await sql`select from booking_hours where host_id in
      (select host_id from booking_offers where product_id = ${products}
      union all select s.host_id from bookings b join booking_slots s on s.id = b.slot_id
        where s.product_id = ${products} and b.buyer_id = ${ids(lines.map(({ buyerId }) => buyerId))})
    order by host_id for update`.execute(db);
}

/** Returns whether a booking that is being paid has a host: not one who has left the company since it was held. */
export async function hasHost(db: Db, bookingId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select not ${IS_CLOSED} and (s.host_id = p.owner_id
      or exists (select from company_members m where m.user_id = s.host_id and ${IS_MEMBER})) as has
    from bookings b join booking_slots s on s.id = b.slot_id join products p on p.id = s.product_id
    where b.id = ${bookingId}`.execute(db);
  return rows[0]?.has === true;
}

/** Returns which of these bookings nobody can keep. */
export async function listClosed(db: Db, bookingIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select b.id from bookings b join booking_slots s on s.id = b.slot_id
    where b.id = ${ids(bookingIds)} and ${IS_CLOSED}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Returns how many bookings and packages somebody sells or gives that are not over at a moment, with bookings whose
 * buyer is to choose another time. Lessons are of packages.
 */
export async function countAfter(db: Db, userId: string, moment: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select
    (select count(*)::int from bookings b join booking_slots s on s.id = b.slot_id
        join products p on p.id = s.product_id left join entitlements e on e.id = b.entitlement_id
      where ${userId} in (s.host_id, p.owner_id) and b.package_id is null
        and ((b.state = 'confirmed' and s.ends_at > ${moment}) or (b.lost_at is not null and e.status = 'active')))
    + (select count(*)::int from booking_packages k join products p on p.id = k.product_id
        join entitlements e on e.id = k.entitlement_id and e.status = 'active'
      where ${userId} in (k.host_id, p.owner_id) and k.ends_at > ${moment} and k.lessons >
        (select count(*) from bookings b join booking_slots s on s.id = b.slot_id where b.package_id = k.id
          and b.returned_at is null and (b.state = 'cancelled' or s.ends_at <= ${moment}))) as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** A booking that nobody can keep. */
export interface Stranded {
  id: string;
  buyer_id: string;
  entitlement_id: string;
  order_id: string;
}

/** Those that begin after a moment, and those whose buyer is to choose another time; by their ids. */
export async function listStranded(
  db: Db,
  { now, after, limit }: { now: Date; after: string | null; limit: number },
): Promise<Stranded[]> {
  const { rows } = await sql<Stranded>`select b.id, b.buyer_id, b.entitlement_id, l.order_id
    from (
        select b.id from booking_slots s join bookings b on b.slot_id = s.id
          where not s.is_free and s.starts_at > ${now} and b.state = 'confirmed'
        union all select b.id from bookings b join entitlements e on e.id = b.entitlement_id and e.status = 'active'
          where b.lost_at is not null) one
      join bookings b on b.id = one.id join booking_slots s on s.id = b.slot_id
      join order_lines l on l.id = b.order_line_id
    where ${IS_CLOSED} and (${after}::uuid is null or b.id > ${after}::uuid)
    order by b.id limit ${limit}`.execute(db);
  return rows;
}
