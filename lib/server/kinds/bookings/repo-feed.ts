import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** The part of a host's feed address that is secret. */
export async function findFeedToken(db: Db, hostId: string): Promise<string | null> {
  const row = await db
    .selectFrom('booking_feeds')
    .select('token')
    .where('host_id', '=', hostId)
    .executeTakeFirst();
  return row?.token ?? null;
}

/** Whose feed it is. */
export async function findFeedHost(db: Db, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('booking_feeds')
    .select('host_id')
    .where('token', '=', token)
    .executeTakeFirst();
  return row?.host_id ?? null;
}

export async function upsertFeed(
  db: Db,
  row: { host_id: string; token: string; created_at: Date },
): Promise<void> {
  await db
    .insertInto('booking_feeds')
    .values(row)
    .onConflict((conflict) => conflict.column('host_id').doUpdateSet(row))
    .execute();
}

/** A time of a host that was booked, by one or by a group. */
export interface FeedRow {
  id: string;
  title: string;
  starts_at: Date;
  ends_at: Date;
  place: 'link' | 'phone' | 'in_person' | null;
  place_text: string | null;
  /** those whose bookings stand; nobody where all were cancelled */
  buyers: string[];
  changed_at: Date;
  /** rises with each change */
  sequence: number;
}

/**
 * What was booked of somebody's time, in order.
 * @param since what begins later
 * @param cancelledSince a cancelled one only if it was cancelled later
 */
export async function listForFeed(
  db: Db,
  { hostId, since, cancelledSince }: { hostId: string; since: Date; cancelledSince: Date },
): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`select s.id, p.title, s.starts_at, s.ends_at, o.place, o.place_text,
      coalesce(array_agg(b.buyer_id order by b.id) filter (where b.state = 'confirmed'), '{}') as buyers,
      max(coalesce(b.changed_at, b.created_at)) as changed_at, max(b.sequence) as sequence
    from booking_slots s join bookings b on b.slot_id = s.id join products p on p.id = s.product_id
      left join booking_offers o on o.product_id = s.product_id
    where s.host_id = ${hostId} and b.accept_by is null and s.starts_at > ${since} and (b.state = 'confirmed'
      or (b.state = 'cancelled' and coalesce(b.changed_at, s.starts_at) > ${cancelledSince}))
    group by s.id, p.id, o.product_id order by s.starts_at, s.id`.execute(db);
  return rows;
}
