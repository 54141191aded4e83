import 'server-only';
import type { Cancellation } from '@/lib/contract/kinds/appointments';
import type { Canceller } from './repo-appointments';

/** The columns of a cancelled booking that say who cancelled it. */
interface CancelledRow {
  cancelled_by: Canceller | null;
  /** until when the host had to answer, where it was a request */
  accept_by: Date | null;
}

/** Returns who cancelled a booking: a person, the deadline of its request, or the refund of its price. */
export function whoCancelled({ cancelled_by, accept_by }: CancelledRow, cancelledAt: Date) {
  if (cancelled_by) return cancelled_by;
  return accept_by && accept_by <= cancelledAt ? 'deadline' : 'refund';
}

/**
 * Returns who cancelled a booking as one of its people sees it.
 * @param as what the viewer is to this booking
 * @returns null where it is not cancelled, where the absence of one side says why, and where its slot was lost
 */
export function presentCancelled(
  row: CancelledRow & {
    state: 'held' | 'confirmed' | 'released' | 'cancelled';
    cancel_reason: string;
    changed_at: Date;
    lost_at?: Date | null;
  },
  as: Canceller,
  absence: { outcome: 'back' | 'kept' | null } | undefined,
): Cancellation | null {
  if (row.state !== 'cancelled') return null;
  if (!row.cancelled_by && (row.lost_at || absence?.outcome === 'back')) return null;
  const by = whoCancelled(row, row.changed_at);
  return { by: by === as ? 'you' : by, reason: row.cancel_reason };
}
