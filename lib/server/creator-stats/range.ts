import type { StatsRange } from '@/lib/contract/creator-stats';
import { startOf } from '@/lib/shared/stretches';
import { DAY } from '@/lib/shared/time';

const DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const;

interface Span {
  from: Date;
  /** exclusive: the first moment after the range */
  to: Date;
}

/**
 * The days of a range in UTC, with today, and as many before it to compare with. Twelve months are compared with the
 * same dates a year earlier, so that a month that has only begun is compared with the same part of one.
 */
export function rangeOf(range: StatsRange, now: Date): Span & { step: 'day' | 'month'; before: Span } {
  const to = new Date(startOf('day', now).getTime() + DAY);
  if (range === '12m') {
    const from = addMonths(startOf('month', now), -11);
    const before = { from: addMonths(from, -12), to: yearBefore(to) };
    return { step: 'month', from, to, before };
  }
  const from = new Date(to.getTime() - DAYS[range] * DAY);
  return { step: 'day', from, to, before: { from: new Date(from.getTime() - DAYS[range] * DAY), to: from } };
}

const addMonths = (month: Date, count: number) =>
  new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + count));

/** The same date a year earlier; for the 29th of February, the day after the 28th. */
const yearBefore = (at: Date) =>
  new Date(Date.UTC(at.getUTCFullYear() - 1, at.getUTCMonth(), at.getUTCDate()));
