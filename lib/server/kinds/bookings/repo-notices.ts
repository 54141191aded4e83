import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { type Canceller, CLOCK_CHANGED, type SoldBooking } from './repo-appointments';

/** The facts that decide whether the buyer can still move a booking, and how much is refunded. */
type ChangeableRow = Pick<
  SoldBooking,
  'state' | 'amount' | 'free_hours' | 'half_hours' | 'moves' | 'move_asked_at' | 'clock_changed'
>;

/** A booking as both sides are notified of it. */
export interface ToldRow extends ChangeableRow {
  id: string;
  /** of a lesson, that of its package */
  entitlement_id: string;
  /** of a package: no price of its own is given back */
  is_lesson: boolean;
  product_id: string;
  title: string;
  starts_at: Date;
  ends_at: Date;
  /** in which the buyer chose it */
  time_zone: string;
  host_zone: string;
  buyer_id: string;
  host_id: string;
  place: 'link' | 'phone' | 'in_person';
  place_text: string;
  sequence: number;
  /** null for what a deadline or a refund ended */
  cancelled_by: Canceller | null;
  cancel_reason: string;
  /** minutes from UTC, before zone rules changed */
  host_before: number | null;
  buyer_before: number | null;
  move_reason: string;
  /** what was said about an absence, where somebody said so */
  said_text: string | null;
  answer_by: Date | null;
  objection: string | null;
  /** until when the host answers a request */
  accept_by: Date | null;
  /** its buyer is to choose another slot since then */
  lost_at: Date | null;
}

export async function listTold(db: Db, bookingIds: readonly string[]): Promise<ToldRow[]> {
  const { rows } = await sql<ToldRow>`
    select b.id, coalesce(b.entitlement_id, k.entitlement_id) as entitlement_id, b.package_id is not null as is_lesson,
      s.product_id, p.title, s.starts_at, s.ends_at, b.time_zone,
      h.time_zone as host_zone, b.buyer_id, s.host_id, o.place, o.place_text, b.sequence, b.cancelled_by, b.cancel_reason,
      b.move_reason, c.host_before, c.buyer_before, a.said_text, a.answer_by, a.objection, b.accept_by, b.lost_at,
      b.state, b.amount, b.free_hours, b.half_hours, b.moves, b.move_asked_at, ${CLOCK_CHANGED} as clock_changed
    from bookings b join booking_slots s on s.id = b.slot_id join booking_hours h on h.host_id = s.host_id
      join booking_offers o on o.product_id = s.product_id join products p on p.id = s.product_id
      left join booking_clocks c on c.booking_id = b.id left join booking_absences a on a.booking_id = b.id
      left join booking_packages k on k.id = b.package_id
    where b.id = any(${[...bookingIds]}::uuid[]) and coalesce(b.entitlement_id, k.entitlement_id) is not null`.execute(
    db,
  );
  return rows;
}
