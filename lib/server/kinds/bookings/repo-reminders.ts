import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

interface Reminded {
  id: string;
  /** how many hours before its start */
  reminded: 1 | 24;
}

/**
 * Marks bookings of which both sides are to be reminded now: those that take place at this moment, whatever was planned
 * before. There is none for one that was booked or moved after it was due: a letter about that has just come.
 */
export async function takeDue(db: Db, now: Date, limit: number): Promise<Reminded[]> {
  const soon = sql`s.starts_at <= ${now}::timestamptz + interval '1 hour'`;
  const { rows } = await sql<Reminded>`
    update bookings b set reminded = due.hours from (
      select b.id, case when ${soon} then 1 else 24 end as hours
      from booking_slots s join bookings b on b.slot_id = s.id and b.state = 'confirmed' and b.accept_by is null
      where not s.is_free and s.starts_at > ${now} and s.starts_at <= ${now}::timestamptz + interval '24 hours'
        and (b.reminded is null or (b.reminded = 24 and ${soon}))
        and coalesce(b.changed_at, b.created_at)
          <= s.starts_at - case when ${soon} then interval '1 hour' else interval '24 hours' end
      order by b.id limit ${limit} for update of b skip locked) due
    where b.id = due.id returning b.id, b.reminded`.execute(db);
  return rows;
}
