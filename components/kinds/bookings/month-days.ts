import { DAY, HOUR } from '@/lib/shared/time';

/** No clock is further behind UTC. */
const LAST_CLOCK = 12 * HOUR;

/**
 * The days of a month in weeks from a weekday on; null before its first and after its last day.
 * @param month `YYYY-MM`
 * @param weekStart 0 is Sunday
 * @returns days as `YYYY-MM-DD`
 */
export function weeksOf(month: string, weekStart: number): (string | null)[][] {
  const first = Date.parse(`${month}-01`);
  const empty = (new Date(first).getUTCDay() - weekStart + 7) % 7;
  const weeks: (string | null)[][] = [];
  for (let day = first - empty * DAY; ; day += 7 * DAY) {
    const week = Array.from({ length: 7 }, (_, at) => new Date(day + at * DAY).toISOString().slice(0, 10));
    if (weeks.length > 0 && !week[0]?.startsWith(month)) return weeks;
    weeks.push(week.map((date) => (date.startsWith(month) ? date : null)));
  }
}

/** The month some months after another. @param month `YYYY-MM` */
export function monthAfter(month: string, count: number): string {
  const [year = 0, at = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The first month that anybody may want to see: it goes on in the west when UTC has the next one. */
export const firstMonth = (now: number): string => new Date(now - LAST_CLOCK).toISOString().slice(0, 7);
