import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

export interface AbsenceRow {
  booking_id: string;
  said_by: 'host' | 'buyer';
  said_text: string;
  said_at: Date;
  answer_by: Date;
  objected_at: Date | null;
  objection: string;
  outcome: 'back' | 'kept' | null;
}

/** What was said about bookings; each has one at most. */
export async function listAbsencesOf(db: Db, bookingIds: readonly string[]): Promise<AbsenceRow[]> {
  const { rows } =
    await sql<AbsenceRow>`select booking_id, said_by, said_text, said_at, answer_by, objected_at,
      objection, outcome
    from booking_absences where booking_id = any(${[...bookingIds]}::uuid[])`.execute(db);
  return rows;
}

/** @returns false where one of the two has said so already */
export async function insertAbsence(
  db: Db,
  row: Pick<AbsenceRow, 'booking_id' | 'said_by' | 'said_text' | 'said_at' | 'answer_by'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('booking_absences')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function updateAbsence(
  db: Db,
  bookingId: string,
  change: Pick<AbsenceRow, 'objection' | 'objected_at'> | { outcome: 'back' | 'kept'; settled_at: Date },
): Promise<void> {
  await db.updateTable('booking_absences').set(change).where('booking_id', '=', bookingId).execute();
}

/** The bookings of a line, or the lessons of its package, of which an absence is not settled. */
export async function listOpen(db: Db, lineId: string): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select b.id from booking_absences a join bookings b on b.id = a.booking_id
      left join booking_packages k on k.id = b.package_id
    where a.outcome is null and coalesce(b.order_line_id, k.order_line_id) = ${lineId} order by b.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/**
 * Bookings whose absence can be settled without an operator, by their ids: nobody objected in time, or the money went
 * back on another way. While it may still come back, as in a dispute, they wait.
 * @param after the last one before
 */
export async function listToSettle(
  db: Db,
  { now, after, limit }: { now: Date; after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ booking_id: string }>`select a.booking_id from booking_absences a
      join bookings b on b.id = a.booking_id left join booking_packages k on k.id = b.package_id
      join entitlements e on e.id = coalesce(b.entitlement_id, k.entitlement_id)
    where a.outcome is null and (${after}::uuid is null or a.booking_id > ${after}::uuid)
      and (e.status = 'revoked' or (e.status = 'active' and a.objected_at is null and a.answer_by <= ${now}))
    order by a.booking_id limit ${limit}`.execute(db);
  return rows.map(({ booking_id }) => booking_id);
}

export interface DisputedRow extends AbsenceRow {
  title: string;
  host_id: string;
  buyer_id: string;
  starts_at: Date;
  ends_at: Date;
  amount: number;
  order_id: string;
  /** of a package, whose order it is */
  is_lesson: boolean;
}

const DISPUTED = sql`a.outcome is null and a.objected_at is not null`;

/** Absences about which the two do not agree, newest booking first. */
export async function listDisputed(
  db: Db,
  { before, limit }: { before: string | null; limit: number },
): Promise<DisputedRow[]> {
  const { rows } = await sql<DisputedRow>`
    select a.booking_id, a.said_by, a.said_text, a.said_at, a.answer_by, a.objected_at, a.objection, a.outcome,
      p.title, s.host_id, b.buyer_id, s.starts_at, s.ends_at, b.amount, l.order_id,
      b.package_id is not null as is_lesson
    from booking_absences a join bookings b on b.id = a.booking_id join booking_slots s on s.id = b.slot_id
      join products p on p.id = s.product_id left join booking_packages k on k.id = b.package_id
      join order_lines l on l.id = coalesce(b.order_line_id, k.order_line_id)
    where ${DISPUTED} and (${before}::uuid is null or a.booking_id < ${before}::uuid)
    order by a.booking_id desc limit ${limit + 1}`.execute(db);
  return rows;
}

export async function countDisputed(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from booking_absences a
    where ${DISPUTED}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The ids of their bookings, newest first. */
export async function listDisputedIds(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select a.booking_id as id from booking_absences a
    where ${DISPUTED} order by 1 desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Takes out what somebody wrote about absences. */
export async function eraseAbsences(db: Db, memberId: string): Promise<void> {
  const mine = (side: 'host' | 'buyer') => sql`(select a.booking_id from booking_absences a
    join bookings b on b.id = a.booking_id join booking_slots s on s.id = b.slot_id
    where ${side === 'host' ? sql`s.host_id` : sql`b.buyer_id`} = ${memberId})`;
  for (const side of ['host', 'buyer'] as const)
    await sql`update booking_absences set
        said_text = case when said_by = ${side} then '' else said_text end,
        objection = case when said_by = ${side} then objection else '' end
      where booking_id in ${mine(side)}`.execute(db);
}
