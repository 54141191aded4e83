import 'server-only';
import { sql } from 'kysely';
import type { CalendarFailure } from '@/lib/contract/kinds/booking-calendars';
import type { Db } from '@/lib/server/ctx';
import type { CalendarReading } from './times';

/** A host's calendar outside, without its busy times. */
export interface CalendarRow {
  url: string;
  read_at: Date | null;
  tried_at: Date | null;
  failure: CalendarFailure | null;
  failed_since: Date | null;
  notified_at: Date | null;
  /** busy times that are not over */
  busy_count: number;
  unread_count: number;
  unknown_zones: string[];
}

export async function findCalendar(db: Db, hostId: string, now: Date): Promise<CalendarRow | undefined> {
  const { rows } = await sql<CalendarRow>`select url, read_at, tried_at, failure, failed_since, notified_at,
      unread_count, unknown_zones,
      (select count(*)::int from unnest(busy) time where upper(time) > ${now}) as busy_count
    from booking_calendars where host_id = ${hostId}`.execute(db);
  return rows[0];
}

/** Names a calendar; what was read from another one goes. */
export async function upsertCalendar(db: Db, hostId: string, url: string): Promise<void> {
  await sql`insert into booking_calendars as c (host_id, url) values (${hostId}, ${url})
    on conflict (host_id) do update set url = excluded.url, tried_at = null, failure = null, failed_since = null,
      notified_at = null, unread_count = 0, unknown_zones = '{}',
      read_at = case when c.url = excluded.url then c.read_at end,
      busy = case when c.url = excluded.url then c.busy else '{}' end`.execute(db);
}

export async function deleteCalendar(db: Db, hostId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('booking_calendars')
    .where('host_id', '=', hostId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Hosts whose calendar was not looked at since, those who wait longest first. */
export async function listDue(db: Db, since: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('booking_calendars')
    .select('host_id')
    .where((where) => where.or([where('tried_at', 'is', null), where('tried_at', '<', since)]))
    .orderBy('tried_at', (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute();
  return rows.map(({ host_id }) => host_id);
}

/** Keeps what was read from an address, unless the host has named another one since. */
export async function updateBusy(
  db: Db,
  { hostId, url, times, unread, zones, now }: CalendarReading & { hostId: string; url: string; now: Date },
): Promise<void> {
  const [from, to] = [times.map((one) => new Date(one.from)), times.map((one) => new Date(one.to))];
  await sql`update booking_calendars set read_at = ${now}, tried_at = ${now}, failure = null, failed_since = null,
      notified_at = null, unread_count = ${unread}, unknown_zones = ${zones},
      busy = coalesce((select range_agg(tstzrange(a, b))
        from unnest(${from}::timestamptz[], ${to}::timestamptz[]) as read (a, b)), '{}')
    where host_id = ${hostId} and url = ${url}`.execute(db);
}

/** Notes that an address could not be read. @param notifiedAt when its host was notified of it */
export async function updateFailure(
  db: Db,
  failed: { hostId: string; url: string; failure: CalendarFailure; notifiedAt: Date | null; now: Date },
): Promise<void> {
  const { hostId, url, failure, notifiedAt, now } = failed;
  await sql`update booking_calendars set tried_at = ${now}, failure = ${failure},
      failed_since = coalesce(failed_since, ${now}), notified_at = ${notifiedAt}
    where host_id = ${hostId} and url = ${url}`.execute(db);
}
