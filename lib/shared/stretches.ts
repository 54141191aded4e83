import { DAY } from './time';

/** The periods of an axis: days, weeks that begin on Mondays, or months; all in UTC. */
export type Step = 'day' | 'week' | 'month';

/** The first moment of the period with a given moment, like PostgreSQL's date_trunc. */
export function startOf(step: Step, at: Date): Date {
  const day = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));
  if (step === 'month') day.setUTCDate(1);
  if (step === 'week') day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day;
}

/** The first days of all periods from one that begins then up to a moment, which is not included. */
export function stretches(step: Step, from: Date, to: Date): string[] {
  const days: string[] = [];
  for (let at = from; at < to; at = after(step, at)) days.push(at.toISOString().slice(0, 10));
  return days;
}

const after = (step: Step, at: Date) =>
  step === 'month'
    ? new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1))
    : new Date(at.getTime() + (step === 'week' ? 7 : 1) * DAY);
