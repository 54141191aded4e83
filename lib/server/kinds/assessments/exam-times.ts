import type { AssessmentPlace } from '@/lib/contract/kinds/quizzes';
import type { SeatAssessment } from '@/lib/contract/kinds/workshops';
import type { TakenRow } from './repo-assessments';
import type { SeatRow } from './repo-seats';

/**
 * An assessment before or after the date of a seat: the one before it from the purchase until the start, the one after
 * it from the end on.
 */
export function windowOf(
  placed: AssessmentPlace,
  { starts_at, ends_at }: Pick<SeatRow, 'starts_at' | 'ends_at'>,
) {
  return placed === 'before' ? { opensAt: null, closesAt: starts_at } : { opensAt: ends_at, closesAt: null };
}

/** Its holder may use it. */
export const isHeld = ({ state, date_cancelled }: Pick<SeatRow, 'state' | 'date_cancelled'>) =>
  state === 'confirmed' && !date_cancelled;

/** The assessments of a seat as its holder sees them. */
export const presentTaken = (rows: readonly TakenRow[], seat: SeatRow, now: Date): SeatAssessment[] =>
  isHeld(seat)
    ? rows.map(({ placed, is_required: isRequired, isPassed }) => {
        const { opensAt, closesAt } = windowOf(placed, seat);
        return {
          ...{ placed, isRequired, isPassed },
          state: opensAt && opensAt > now ? 'early' : closesAt && closesAt <= now ? 'over' : 'open',
          opensAt: opensAt?.toISOString() ?? null,
          closesAt: closesAt?.toISOString() ?? null,
        };
      })
    : [];

/** Whether a certificate asks for an assessment that was not passed yet. */
export const owesPass = (rows: readonly TakenRow[]): boolean =>
  rows.some(({ is_required, isPassed }) => is_required && !isPassed);
