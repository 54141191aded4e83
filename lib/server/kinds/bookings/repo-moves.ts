import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/**
 * A booking has another slot from now on. Its host is locked; both sides will be reminded again.
 * @param acceptBy of a request: until when its host answers
 */
export async function updateMoved(
  db: Db,
  id: string,
  {
    slotId,
    timeZone,
    moves,
    acceptBy,
    now,
  }: { slotId: string; timeZone: string; moves: number; acceptBy: Date | null; now: Date },
): Promise<void> {
  await sql`update bookings set slot_id = ${slotId}, time_zone = ${timeZone}, moves = ${moves},
    accept_by = ${acceptBy}, state = 'confirmed', lost_at = null, move_asked_at = null, move_reason = '', reminded = null,
    sequence = sequence + 1, changed_at = ${now}
    where id = ${id}`.execute(db);
}

/** Its host asks for another time. @returns false once it has begun, or does not take place */
export async function updateAsked(
  db: Db,
  id: string,
  { reason, now }: { reason: string; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update bookings b set move_asked_at = ${now}, move_reason = ${reason}
    from booking_slots s where b.id = ${id} and s.id = b.slot_id and b.state = 'confirmed'
      and b.accept_by is null and s.starts_at > ${now}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Stores the note of a booking's host. It was done when they said so first. */
export async function updateNote(
  db: Db,
  id: string,
  { note, doneAt }: { note: string; doneAt: Date | null },
): Promise<void> {
  await sql`update bookings set host_note = ${note},
    done_at = case when ${doneAt}::timestamptz is null then null else coalesce(done_at, ${doneAt}) end
    where id = ${id}`.execute(db);
}
