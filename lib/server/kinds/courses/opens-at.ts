import { dateTimeFormat } from '@/lib/shared/intl';
import { DAY, MINUTE } from '@/lib/shared/time';
import { knownTimeZone } from '@/lib/shared/time-zone';

/**
 * Returns when a lesson opens for a buyer: at the midnight that begins the day, where they are. Null: it is open from
 * the start.
 * @param opens days after the day on which they got the course, or a day as `YYYY-MM-DD`
 * @param timeZone of the buyer; the platform's if it is not known
 */
export function opensAt(
  opens: { afterDays: number | null; on: string | null },
  grantedAt: Date,
  timeZone: string | null,
): Date | null {
  const zone = knownTimeZone(timeZone);
  if (opens.on) return startOfDay(Date.parse(`${opens.on}T00:00:00Z`), zone);
  if (opens.afterDays === null) return null;
  const granted = localTime(grantedAt.getTime(), zone);
  return startOfDay(granted - (granted % DAY) + opens.afterDays * DAY, zone);
}

interface Opening {
  opens_after_days: number | null;
  opens_on: string | null;
  is_preview: boolean;
}

/**
 * Returns when a lesson opens for one buyer; null where it is open, as free previews are, and all where it was opened
 * so.
 */
export function opensFor(
  lesson: Opening,
  buyer: { granted_at: Date; time_zone: string | null; is_all_open: boolean },
  now: Date,
): Date | null {
  if (lesson.is_preview || buyer.is_all_open) return null;
  const opens = { afterDays: lesson.opens_after_days, on: lesson.opens_on };
  const from = opensAt(opens, buyer.granted_at, buyer.time_zone);
  return from && from > now ? from : null;
}

/** @param day its midnight as if the zone were UTC */
function startOfDay(day: number, zone: string): Date {
  // The offset may change between the two moments, so it is looked up again at the first guess.
  const guess = day - (localTime(day, zone) - day);
  let start = day - (localTime(guess, zone) - guess);
  // Where clocks are put forward at midnight, the day begins an hour later.
  while (localTime(start, zone) < day) start += 30 * MINUTE;
  return new Date(start);
}

/** A moment on the clocks of a zone, as if that were UTC; to the minute. */
function localTime(moment: number, zone: string): number {
  const parts = dateTimeFormat('en-u-nu-latn-ca-gregory', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZone: zone,
  }).formatToParts(new Date(moment));
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
}
