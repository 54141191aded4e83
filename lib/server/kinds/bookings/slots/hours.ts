import { DAY, MINUTE } from '@/lib/shared/time';
import type { Segment } from '../../times/zone';

/** A part of a day, in minutes after midnight as the clock shows them; `to` is not part of it, and may be 1440. */
export interface Window {
  from: number;
  to: number;
}

/** For each day of the week, Sunday first. */
type Week = readonly (readonly Window[])[];

/** When somebody can be booked, in local days and times. Windows of a day are in order and do not overlap. */
export interface Hours {
  weekly: Week;
  /** weeks that replace the usual one; both days (`YYYY-MM-DD`) belong to it. Seasons do not overlap. */
  seasons: readonly { from: string; to: string; weekly: Week }[];
  /** single days: these windows replace all others, and none means a day off */
  dates: readonly { date: string; windows: readonly Window[] }[];
}

/** A stretch of time in milliseconds; `to` is not part of it. */
export interface Range {
  from: number;
  to: number;
}

/** The day of a local time, as `YYYY-MM-DD`. */
export const dateOf = (local: number): string => new Date(local).toISOString().slice(0, 10);

/** The local midnight with which the day of a local time begins. */
export const dayOf = (local: number): number => Math.floor(local / DAY) * DAY;

/** The day of the week of a local time; 0 is Sunday. */
export const weekdayOf = (local: number): number => new Date(local).getUTCDay();

/** The windows of the local day that begins at `day`. */
function windowsOn({ weekly, seasons, dates }: Hours, day: number): readonly Window[] {
  const date = dateOf(day);
  const single = dates.find((one) => one.date === date);
  if (single) return single.windows;
  const season = seasons.find(({ from, to }) => from <= date && date <= to);
  return (season?.weekly ?? weekly)[weekdayOf(day)] ?? [];
}

/** The windows of all local days that the segments touch, as local times, in order. */
export function localWindows(hours: Hours, segments: readonly Segment[]): Range[] {
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) return [];
  const found: Range[] = [];
  const end = Math.max(...segments.map(({ to, offset }) => to + offset));
  const begin = Math.min(...segments.map(({ from, offset }) => from + offset));
  for (let day = dayOf(begin); day < end; day += DAY)
    for (const { from, to } of windowsOn(hours, day))
      found.push({ from: day + from * MINUTE, to: day + to * MINUTE });
  return found;
}

/**
 * The instants at which the clock shows a time within the windows. Windows that touch, over midnight too, are one. An
 * hour that the clocks repeat belongs to it twice.
 */
export function openRanges(windows: readonly Range[], segments: readonly Segment[]): Range[] {
  const parts = segments.flatMap(({ offset, ...segment }) =>
    windows
      .map(({ from, to }) => ({
        from: Math.max(from - offset, segment.from),
        to: Math.min(to - offset, segment.to),
      }))
      .filter(({ from, to }) => from < to),
  );
  return joined(parts);
}

/** Joins ranges that touch or overlap. */
export function joined(ranges: readonly Range[]): Range[] {
  const all: Range[] = [];
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else all.push({ from, to });
  }
  return all;
}

/** Returns whether one of the ranges, in order and apart from each other, holds all of this one. */
export function holds(ranges: readonly Range[], { from, to }: Range): boolean {
  const at = before(ranges, from);
  return at !== undefined && at.to >= to;
}

/** Returns whether a range overlaps one of the others, which are in order and apart from each other. */
export function overlaps(ranges: readonly Range[], { from, to }: Range): boolean {
  const at = before(ranges, to - 1);
  return at !== undefined && at.to > from;
}

/** The last range that begins at an instant or before. */
function before(ranges: readonly Range[], instant: number): Range | undefined {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.from ?? Number.POSITIVE_INFINITY) <= instant) low = middle + 1;
    else high = middle;
  }
  return ranges[low - 1];
}
