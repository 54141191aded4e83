export type DurationWords = (
  part: 'days' | 'hours' | 'minutes' | 'both',
  values: Record<string, string | number>,
) => string;

const HOUR = 60;
const DAY = 1440;

/** Writes minutes in words: whole days or hours, else hours and minutes. @param words of `kinds-bookings:duration` */
export function durationWords(minutes: number, words: DurationWords): string {
  if (minutes >= DAY && minutes % DAY === 0) return words('days', { count: minutes / DAY });
  const hours = Math.floor(minutes / HOUR);
  const rest = minutes % HOUR;
  if (hours === 0) return words('minutes', { count: rest });
  const whole = words('hours', { count: hours });
  return rest === 0 ? whole : words('both', { hours: whole, minutes: words('minutes', { count: rest }) });
}
