import 'server-only';
import { sql } from 'kysely';
import type { HostState } from '@/lib/contract/kinds/booking-offer';
import type { Db } from '@/lib/server/ctx';
import { notApart } from '@/lib/server/db/apart';
import { HOST_STATE } from './repo-hosts';
import type { HoursRow } from './repo-hours';

/** What can be booked by a product. */
export interface OfferRow {
  product_id: string;
  host_id: string;
  /** the membership as which the host agreed, where they are not the owner */
  agreed_as: string | null;
  /** amounts in minor units */
  lengths: readonly { minutes: number; amount: number }[];
  place: 'link' | 'phone' | 'in_person';
  place_text: string;
  seats: number;
  free_hours: number;
  half_hours: number;
  by_hand: boolean;
  questions: readonly { text: string; isRequired: boolean }[];
  /** amounts in minor units, for all lessons */
  packages: readonly { lessons: number; minutes: number; amount: number; days: number }[];
  updated_at: Date;
}

/** An offer as its product's page shows it. */
export interface OutlineRow extends OfferRow {
  owner_id: string;
  hours: { timeZone: string; weekStart: number; furthestDays: number } | null;
  host_state: HostState;
}

/** Returns the offers of products, each with the hours of its host. */
export async function listOffers(db: Db, productIds: readonly string[]): Promise<OutlineRow[]> {
  const { rows } = await sql<OutlineRow>`
    select o.*, p.owner_id, ${HOST_STATE} as host_state,
      case when ${HOST_STATE} = 'ready' then json_build_object('timeZone', h.time_zone,
        'weekStart', h.week_start, 'furthestDays', h.furthest_days) end as hours
    from booking_offers o join products p on p.id = o.product_id left join booking_hours h on h.host_id = o.host_id
    where o.product_id = any(${[...productIds]}::uuid[])`.execute(db);
  return rows;
}

export async function findOffer(db: Db, productId: string): Promise<OfferRow | undefined> {
  const row = await db
    .selectFrom('booking_offers')
    .selectAll()
    .where('product_id', '=', productId)
    .executeTakeFirst();
  // As the contract checked it when it was written.
  return row as OfferRow | undefined;
}

/** Returns a product's offer, with the hours of its host where the viewer can book them. */
export async function findBooked(
  db: Db,
  productId: string,
  viewerId: string | null,
): Promise<{ offer: OfferRow; hours: HoursRow | null } | null> {
  const row = await db
    .selectFrom('booking_offers as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .leftJoin('booking_hours as h', (join) =>
      join
        .onRef('h.host_id', '=', 'o.host_id')
        .on(sql<boolean>`${HOST_STATE} = 'ready'`)
        .on(notApart(viewerId, 'o.host_id')),
    )
    .selectAll('h')
    .select(['o.product_id', 'o.host_id as offered_by', 'o.lengths', 'o.place', 'o.place_text', 'o.seats'])
    .select(['o.agreed_as', 'o.by_hand', 'o.free_hours', 'o.half_hours', 'o.questions', 'o.packages'])
    .select('o.updated_at as offered_at')
    .where('o.product_id', '=', productId)
    .executeTakeFirst();
  if (!row) return null;
  const { product_id, offered_by, lengths, place, place_text, seats, offered_at, ...rest } = row;
  const { free_hours, half_hours, by_hand, questions, packages, agreed_as, ...hours } = rest;
  const limits = { seats, free_hours, half_hours, by_hand };
  const terms = { agreed_as, lengths, place, place_text, ...limits, questions, packages };
  const offer = { product_id, host_id: offered_by, ...terms };
  return {
    offer: { ...offer, updated_at: offered_at } as unknown as OfferRow,
    hours: hours.host_id === null ? null : (hours as unknown as HoursRow),
  };
}

export async function upsertOffer(
  db: Db,
  { lengths, questions, packages, ...rest }: OfferRow,
): Promise<void> {
  const lists = { lengths: JSON.stringify(lengths), questions: JSON.stringify(questions) };
  const row = { ...rest, ...lists, packages: JSON.stringify(packages) };
  await db
    .insertInto('booking_offers')
    .values(row)
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(row))
    .execute();
}

export async function deleteOffers(db: Db, productIds: readonly string[]): Promise<void> {
  await db.deleteFrom('booking_offers').where('product_id', 'in', productIds).execute();
}

/** Takes out of what somebody sells or gives where and when they are to be found, and what they wrote to buyers. */
export async function eraseHost(db: Db, userId: string): Promise<void> {
  await sql`update booking_hours set weekly = '[[],[],[],[],[],[],[]]', seasons = '[]', dates = '[]'
    where host_id = ${userId}`.execute(db);
  await sql`update booking_offers o set place_text = '' from products p
    where p.id = o.product_id and ${userId} in (o.host_id, p.owner_id)`.execute(db);
  await sql`update bookings b set cancel_reason = '', move_reason = '', host_note = ''
    from booking_slots s join products p on p.id = s.product_id
    where s.id = b.slot_id and ${userId} in (s.host_id, p.owner_id)`.execute(db);
}
