import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { type Canceller, CLOCK_CHANGED } from '../repo-appointments';
import { goesOn } from './repo-packages';

/** A lesson that was booked from a package. */
export interface LessonRow {
  id: string;
  state: 'confirmed' | 'cancelled';
  /** while it is a request */
  accept_by: Date | null;
  starts_at: Date;
  ends_at: Date;
  /** in which its buyer chose it */
  time_zone: string;
  free_hours: number;
  half_hours: number;
  moves: number;
  move_asked_at: Date | null;
  move_reason: string;
  returned_at: Date | null;
  cancelled_by: Canceller | null;
  cancel_reason: string;
  /** of its last change */
  changed_at: Date;
  clock_changed: boolean;
}

/** The lessons of a package, in order. */
export async function listLessons(db: Db, packageId: string): Promise<LessonRow[]> {
  const { rows } = await sql<LessonRow>`
    select b.id, b.state, b.accept_by, s.starts_at, s.ends_at, b.time_zone, b.free_hours, b.half_hours, b.moves, b.move_asked_at,
      b.move_reason, b.returned_at, b.cancelled_by, b.cancel_reason, b.changed_at, ${CLOCK_CHANGED} as clock_changed
    from bookings b join booking_slots s on s.id = b.slot_id
    where b.package_id = ${packageId} order by s.starts_at, b.id`.execute(db);
  return rows;
}

/** A lesson is booked. */
export async function insertLesson(
  db: Db,
  lesson: {
    id: string;
    packageId: string;
    slotId: string;
    buyerId: string;
    amount: number;
    timeZone: string;
    freeHours: number;
    byHand: boolean;
    /** of a request */
    acceptBy: Date | null;
    now: Date;
  },
): Promise<void> {
  await db
    .insertInto('bookings')
    .values({
      id: lesson.id,
      package_id: lesson.packageId,
      slot_id: lesson.slotId,
      buyer_id: lesson.buyerId,
      state: 'confirmed',
      amount: lesson.amount,
      time_zone: lesson.timeZone,
      // It goes back whole, or is used.
      free_hours: lesson.freeHours,
      half_hours: lesson.freeHours,
      by_hand: lesson.byHand,
      accept_by: lesson.acceptBy,
      created_at: lesson.now,
      changed_at: lesson.now,
      sequence: 1,
    })
    .execute();
}

/** The lessons of packages that have not begun, requests among them, with their slots. */
export async function listComing(db: Db, entitlementIds: readonly string[], now: Date): Promise<Coming[]> {
  const { rows } = await sql<Coming>`
    select b.id, b.slot_id, b.accept_by from bookings b join booking_slots s on s.id = b.slot_id
      join booking_packages k on k.id = b.package_id
    where k.entitlement_id = any(${[...entitlementIds]}::uuid[]) and b.state = 'confirmed'
      and (s.starts_at > ${now} or b.accept_by is not null) order by s.starts_at, b.id`.execute(db);
  return rows;
}

/** The lessons of a package that have begun and are not over. */
export async function listGoingOn(db: Db, packageId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from bookings b join booking_slots s on s.id = b.slot_id
    where b.package_id = ${packageId} and ${goesOn(now)} order by b.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns whether a lesson of a package ended within a time that took place and of which nobody said anything. */
export async function hasEnded(
  db: Db,
  packageId: string,
  { from, to }: { from: Date; to: Date },
): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (
    select from bookings b join booking_slots s on s.id = b.slot_id
    where b.package_id = ${packageId} and b.state = 'confirmed' and b.accept_by is null
      and s.ends_at > ${from} and s.ends_at <= ${to}
      and not exists (select from booking_absences a where a.booking_id = b.id)) as has`.execute(db);
  return rows[0]?.has === true;
}

/** A lesson that has not begun, or a request. */
type Coming = { id: string; slot_id: string; accept_by: Date | null };

/** Cancels lessons. @param isReturned they are in their packages again; otherwise they are used */
export async function updateCancelled(
  db: Db,
  lessonIds: readonly string[],
  { now, isReturned }: { now: Date; isReturned: boolean },
): Promise<void> {
  await sql`update bookings set state = 'cancelled', changed_at = ${now}, sequence = sequence + 1,
      returned_at = ${isReturned ? now : null}
    where id = any(${[...lessonIds]}::uuid[])`.execute(db);
}

/** Notes who cancels the lessons of a package that have not begun, and why: letters say so. */
export async function noteComing(
  db: Db,
  packageId: string,
  { by, reason, now }: { by: 'host' | 'team'; reason: string; now: Date },
): Promise<void> {
  await sql`update bookings b set cancelled_by = ${by}, cancel_reason = ${reason} from booking_slots s
    where s.id = b.slot_id and b.package_id = ${packageId} and b.state = 'confirmed'
      and (s.starts_at > ${now} or b.accept_by is not null)`.execute(db);
}
