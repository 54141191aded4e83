import { DAY } from '@/lib/shared/time';

export const VIEWS = ['day', 'week', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** How many days each view shows. */
const COUNTS: Readonly<Record<View, number>> = { day: 1, week: 7, list: 28 };

/** The day some days after another, as `YYYY-MM-DD`. */
const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);

/** What a view shows of the calendar: a week is that of the day. @param weekStart 0 is Sunday */
export function shownDays(view: View, day: string, weekStart: number) {
  const count = COUNTS[view];
  const past = view === 'week' ? (new Date(day).getUTCDay() - weekStart + 7) % 7 : 0;
  const first = dayAfter(day, -past);
  const days = Array.from({ length: count }, (_, at) => dayAfter(first, at));
  return {
    first,
    last: dayAfter(first, count - 1),
    days,
    before: dayAfter(first, -count),
    after: dayAfter(first, count),
  };
}
