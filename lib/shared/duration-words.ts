import { DAY, HOUR, MINUTE } from './time';

export type DurationWords = (
  part: 'days' | 'hours' | 'minutes' | 'both',
  values: Record<string, string | number>,
) => string;

const HOUR_MINUTES = HOUR / MINUTE;
const DAY_MINUTES = DAY / MINUTE;

/** Writes minutes in words: whole days or hours, else hours and minutes. @param words of `kinds-bookings:duration` */
export function durationWords(minutes: number, words: DurationWords): string {
  if (minutes >= DAY_MINUTES && minutes % DAY_MINUTES === 0)
    return words('days', { count: minutes / DAY_MINUTES });
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const rest = minutes % HOUR_MINUTES;
  if (hours === 0) return words('minutes', { count: rest });
  const whole = words('hours', { count: hours });
  return rest === 0 ? whole : words('both', { hours: whole, minutes: words('minutes', { count: rest }) });
}
