import type { AssessmentPlace } from '@/lib/contract/kinds/quizzes';
import type { SeatAssessment } from '@/lib/contract/kinds/workshops';
import type { TakenRow } from './repo-assessments';
import type { SeatRow } from './repo-seats';

/**
 * Returns when an assessment is open: the one before the date of a seat from the purchase until the start, the one
 * after it from the end on, and one that was bought alone, without a seat, at any time.
 */
export function windowOf(
  placed: AssessmentPlace,
  seat: Pick<SeatRow, 'starts_at' | 'ends_at'> | null,
): { opensAt: Date | null; closesAt: Date | null } {
  if (!seat) return { opensAt: null, closesAt: null };
  return placed === 'before'
    ? { opensAt: null, closesAt: seat.starts_at }
    : { opensAt: seat.ends_at, closesAt: null };
}

/** Its holder may use it. */
export const isHeld = ({ state, date_cancelled }: Pick<SeatRow, 'state' | 'date_cancelled'>) =>
  state === 'confirmed' && !date_cancelled;

/** The assessments of a seat, or one alone, as their holder sees them. */
export const presentTaken = (rows: readonly TakenRow[], seat: SeatRow | null, now: Date): SeatAssessment[] =>
  !seat || isHeld(seat)
    ? rows.map(({ placed, is_required: isRequired, isPassed }) => {
        const { opensAt, closesAt } = windowOf(placed, seat);
        return {
          placed,
          isRequired,
          isPassed,
          state: opensAt && opensAt > now ? 'early' : closesAt && closesAt <= now ? 'over' : 'open',
          opensAt: opensAt?.toISOString() ?? null,
          closesAt: closesAt?.toISOString() ?? null,
        };
      })
    : [];

/** Returns whether a certificate asks for an assessment that was not passed yet. */
export const owesPass = (rows: readonly TakenRow[]): boolean =>
  rows.some(({ is_required, isPassed }) => is_required && !isPassed);
