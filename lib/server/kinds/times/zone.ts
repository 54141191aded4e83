import { LRUCache } from 'lru-cache';
import { Temporal } from 'temporal-polyfill';
import { DAY } from '@/lib/shared/time';

/** A time in which a zone's clocks show UTC plus `offset`. All in milliseconds; `to` is not part of it. */
export interface Segment {
  from: number;
  to: number;
  offset: number;
}

// Clocks hardly ever change more than four times a year, and looking for it is slow.
const years = new LRUCache<string, readonly Segment[]>({ max: 2000 });

/**
 * The offsets of a zone between two instants, in order and without gaps. Local times are numbers from here on: the
 * milliseconds that UTC would have at what the clock shows.
 * @param zone an IANA zone
 * @param from milliseconds since 1970; `to` is not part of it
 */
export function segmentsOf(zone: string, from: number, to: number): Segment[] {
  const last = new Date(to).getUTCFullYear();
  const all: Segment[] = [];
  for (let year = new Date(from).getUTCFullYear(); year <= last; year++) all.push(...yearOf(zone, year));
  return all
    .map(({ offset, ...one }) => ({ offset, from: Math.max(one.from, from), to: Math.min(one.to, to) }))
    .filter((one) => one.from < one.to);
}

function yearOf(zone: string, year: number): readonly Segment[] {
  const key = `${zone} ${year}`;
  const known = years.get(key);
  if (known) return known;
  const end = Date.UTC(year + 1, 0, 1);
  const segments: Segment[] = [];
  let at = Temporal.Instant.fromEpochMilliseconds(Date.UTC(year, 0, 1)).toZonedDateTimeISO(zone);
  while (at.epochMilliseconds < end) {
    const next = at.getTimeZoneTransition('next');
    const to = Math.min(next?.epochMilliseconds ?? end, end);
    segments.push({ from: at.epochMilliseconds, to, offset: at.offsetNanoseconds / 1e6 });
    if (!next) break;
    at = next;
  }
  years.set(key, segments);
  return segments;
}

/** Returns the local time at an instant. The instant has to be in one of the segments. */
export function localAt(segments: readonly Segment[], instant: number): { local: number; offset: number } {
  const segment = segments.find(({ from, to }) => from <= instant && instant < to);
  if (!segment) throw new RangeError('an instant outside of the segments');
  return { local: instant + segment.offset, offset: segment.offset };
}

/** Returns when the clocks first show a local time; null for an hour that they skip. */
export function instantOf(segments: readonly Segment[], local: number): number | null {
  const segment = segments.find(({ from, to, offset }) => from + offset <= local && local < to + offset);
  return segment ? local - segment.offset : null;
}

/** Returns when the clocks of a zone first show a local time; where they skip it, when they change. */
export function startOf(local: number, zone: string): number {
  const segments = segmentsOf(zone, local - 2 * DAY, local + 2 * DAY);
  const later = segments.find(({ from, offset }) => from + offset > local);
  return instantOf(segments, local) ?? later?.from ?? local;
}
