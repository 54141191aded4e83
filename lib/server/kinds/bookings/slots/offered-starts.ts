import { DAY, MINUTE } from '@/lib/shared/time';
import { instantOf, localAt, type Segment, segmentsOf } from '../../times/zone';
import {
  dayOf,
  type Hours,
  holds,
  joined,
  localWindows,
  openRanges,
  overlaps,
  type Range,
  weekdayOf,
} from './hours';

/** What somebody can be booked for besides their hours. */
export interface Rules {
  /** IANA zone of the hours; days and weeks are counted in it */
  zone: string;
  /** minutes between two slots of a window, the first at its beginning */
  step: number;
  /** minutes that are kept free before and after each booking; those of two bookings add up */
  before: number;
  after: number;
  /** minutes from now until the first slot */
  leastNotice: number;
  /** how many days after today the last slot may be */
  furthestDays: number;
  mostPerDay: number | null;
  mostPerWeek: number | null;
  /** day of the week on which weeks begin; 0 is Sunday */
  weekStart: number;
}

export interface Asked {
  hours: Hours;
  rules: Rules;
  /** minutes */
  length: number;
  now: number;
  /** slots that begin in it */
  within: Range;
  /** what is booked, held or busy, with its buffers */
  busy: readonly Range[];
  /** when booked appointments begin: each counts for its day and week */
  booked: readonly number[];
}

const LONGEST_WEEK = 8 * DAY;

/**
 * The instants at which a slot begins that can be booked. Hours that the clocks skip are not offered, and an hour that
 * they repeat once, the first time. All that a slot lasts is within the hours as the clock shows them.
 * @returns milliseconds since 1970, in order
 */
export function offeredStarts({ hours, rules, length, now, within, busy, booked }: Asked): number[] {
  const { zone, step, before, after } = rules;
  // Days around it belong to the same hours and weeks.
  const segments = segmentsOf(
    zone,
    Math.min(within.from, now) - LONGEST_WEEK,
    Math.max(within.to, now) + LONGEST_WEEK,
  );
  const windows = localWindows(
    hours,
    segmentsOf(zone, within.from - 2 * DAY, within.to + length * MINUTE + 2 * DAY),
  );
  const open = openRanges(windows, segments);
  const taken = joined(busy);
  const isFull = limitsOf(rules, segments, booked);
  const earliest = Math.max(within.from, now + rules.leastNotice * MINUTE);
  const lastDay = dayOf(localAt(segments, now).local) + rules.furthestDays * DAY;
  const starts: number[] = [];
  for (const { from, to } of windows)
    for (let local = from; local < to; local += step * MINUTE) {
      const start = instantOf(segments, local);
      if (start === null || start < earliest || start >= within.to || dayOf(local) > lastDay) continue;
      const slot = { from: start, to: start + length * MINUTE };
      const kept = { from: slot.from - before * MINUTE, to: slot.to + after * MINUTE };
      if (holds(open, slot) && !overlaps(taken, kept) && !isFull(local)) starts.push(start);
    }
  return starts.sort((one, other) => one - other);
}

/**
 * Returns whether the day or the week of an instant has as many bookings as it may have.
 * @param booked when those begin
 */
export function isFullAt(rules: Rules, booked: readonly number[], instant: number): boolean {
  const segments = segmentsOf(rules.zone, instant - LONGEST_WEEK, instant + LONGEST_WEEK);
  return limitsOf(rules, segments, booked)(localAt(segments, instant).local);
}

/** Tells whether the day or the week of a local time has as many bookings as it may have. */
function limitsOf(
  { mostPerDay, mostPerWeek, weekStart }: Rules,
  segments: readonly Segment[],
  booked: readonly number[],
) {
  const weekOf = (local: number) => dayOf(local) - ((weekdayOf(local) - weekStart + 7) % 7) * DAY;
  const [days, weeks] = [new Map<number, number>(), new Map<number, number>()];
  const count = (counts: Map<number, number>, key: number) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const known = { from: segments[0]?.from ?? 0, to: segments.at(-1)?.to ?? 0 };
  // A booking further away is of another week.
  for (const instant of booked.filter((at) => known.from <= at && at < known.to)) {
    const { local } = localAt(segments, instant);
    count(days, dayOf(local));
    count(weeks, weekOf(local));
  }
  return (local: number) =>
    (mostPerDay !== null && (days.get(dayOf(local)) ?? 0) >= mostPerDay) ||
    (mostPerWeek !== null && (weeks.get(weekOf(local)) ?? 0) >= mostPerWeek);
}
