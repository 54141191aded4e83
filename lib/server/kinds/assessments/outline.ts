import 'server-only';
import type { AssessmentsOutline } from '@/lib/contract/kinds/workshop-offer';
import { CURRENCY } from '@/lib/shared/currency';
import { MINUTE } from '@/lib/shared/time';
import { clockAt } from '../times/present-slots';
import { segmentsOf } from '../times/zone';
import type { AloneQuizRow, AssessmentRow } from './repo-assessments';
import type * as repo from './repo-dates';
import { leftOf } from './seats-left';

/** Of a product whose creator wrote nothing yet. */
export const NOTHING_YET: AssessmentsOutline = {
  kind: 'assessments',
  price: null,
  isDated: true,
  timeZone: 'UTC',
  dates: [],
  rules: { freeUntilHours: 48, halfUntilHours: 24 },
  assessments: { before: false, after: false, isRequired: false, alone: null },
};

/** Returns the public facts about the assessments of a workshop. */
export function examsOf(
  shown: readonly AssessmentRow[],
  alone: AloneQuizRow | undefined,
): AssessmentsOutline['assessments'] {
  return {
    before: shown.some(({ placed }) => placed === 'before'),
    after: shown.some(({ placed }) => placed === 'after'),
    isRequired: shown.some(({ is_gate }) => is_gate),
    alone: alone
      ? {
          questionsCount: alone.questions,
          passPercent: alone.pass_percent,
          attempts: alone.attempts,
          minutes: alone.minutes,
        }
      : null,
  };
}

/** Returns the public facts about a workshop. Its owner also sees where exactly it is. */
export function outlineOf(
  row: repo.WorkshopRow,
  dates: readonly repo.ComingRow[],
  { viewerId, assessments }: Pick<AssessmentsOutline, 'assessments'> & { viewerId: string | undefined },
): AssessmentsOutline {
  return {
    kind: 'assessments',
    price: row.amount === null ? null : { amount: row.amount, currency: CURRENCY },
    isDated: row.is_dated,
    timeZone: row.time_zone,
    dates: dates.map(({ id, starts_at, ends_at, time_zone, seats, place, place_text, taken, waiting }) => ({
      _id: id,
      startsAt: starts_at.toISOString(),
      endsAt: ends_at.toISOString(),
      local: clockAt(
        segmentsOf(time_zone, starts_at.getTime(), starts_at.getTime() + 1),
        starts_at.getTime(),
      ),
      minutes: (ends_at.getTime() - starts_at.getTime()) / MINUTE,
      seats,
      seatsLeft: leftOf({ seats, taken, waiting }),
      place,
      placeText: row.owner_id === viewerId ? place_text : null,
    })),
    rules: { freeUntilHours: row.free_hours, halfUntilHours: row.half_hours },
    assessments,
  };
}
