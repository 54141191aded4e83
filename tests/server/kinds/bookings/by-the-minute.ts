import type { Asked } from '@/lib/server/kinds/bookings/slots/offered-starts';
import { DAY, MINUTE } from '@/lib/shared/time';

/** All times of the tests are multiples of it. */
export const TICK = 5 * MINUTE;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Returns the local time of a zone, by Intl alone. */
export function clockOf(zone: string) {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    weekday: 'short',
  });
  return (instant: number) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    return {
      date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
      minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
      weekday: WEEKDAYS.indexOf(parts.get('weekday') ?? ''),
    };
  };
}

const plusDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/** The starts that can be booked, found by looking at every five minutes. */
export function startsByTheMinute({ hours, rules, length, now, within, busy, booked }: Asked): number[] {
  const clock = clockOf(rules.zone);
  const from = within.from - DAY;
  const ticks = Array.from({ length: (within.to + 2 * DAY - from) / TICK }, (_, at) => {
    const instant = from + at * TICK;
    return { instant, ...clock(instant) };
  });
  const windowsOf = ({ date, weekday }: { date: string; weekday: number }) =>
    hours.dates.find((one) => one.date === date)?.windows ??
    hours.seasons.find((season) => date >= season.from && date <= season.to)?.weekly[weekday] ??
    hours.weekly[weekday] ??
    [];
  const open = ticks.map((tick) =>
    windowsOf(tick).some((window) => window.from <= tick.minute && tick.minute < window.to),
  );
  const weekOf = ({ date, weekday }: { date: string; weekday: number }) =>
    plusDays(date, -((weekday - rules.weekStart + 7) % 7));
  const bookings = booked.map((instant) => clock(instant));
  const lastDate = plusDays(clock(now).date, rules.furthestDays);
  const seen = new Set<string>();
  return ticks.flatMap((tick, at) => {
    const { instant, date, minute } = tick;
    const isRepeated = seen.has(`${date} ${minute}`);
    seen.add(`${date} ${minute}`);
    const isOnStep = windowsOf(tick).some(
      (window) => window.from <= minute && minute < window.to && (minute - window.from) % rules.step === 0,
    );
    const kept = [instant - rules.before * MINUTE, instant + (length + rules.after) * MINUTE] as const;
    const isOffered =
      within.from <= instant &&
      instant < within.to &&
      !isRepeated &&
      isOnStep &&
      open.slice(at, at + (length * MINUTE) / TICK).every(Boolean) &&
      instant >= now + rules.leastNotice * MINUTE &&
      date <= lastDate &&
      busy.every((other) => other.to <= kept[0] || kept[1] <= other.from) &&
      (rules.mostPerDay === null || bookings.filter((one) => one.date === date).length < rules.mostPerDay) &&
      (rules.mostPerWeek === null ||
        bookings.filter((one) => weekOf(one) === weekOf(tick)).length < rules.mostPerWeek);
    return isOffered ? [instant] : [];
  });
}
