import { DAY, HOUR, MINUTE } from './time';

const WEEK = 7 * DAY;

export type Age = { unit: 'now'; value: 0 } | { unit: 'minutes' | 'hours' | 'days' | 'weeks'; value: number };

/**
 * The age of a time, in the largest whole unit, rounded down (specification, section 9). A time in the future, by a
 * wrong clock, is `now`.
 * @param then an ISO time
 * @param now in ms since the epoch
 */
export function ageOf(then: string, now: number): Age {
  const elapsed = now - Date.parse(then);
  if (!(elapsed >= MINUTE)) return { unit: 'now', value: 0 };
  if (elapsed < HOUR) return { unit: 'minutes', value: Math.trunc(elapsed / MINUTE) };
  if (elapsed < DAY) return { unit: 'hours', value: Math.trunc(elapsed / HOUR) };
  if (elapsed < WEEK) return { unit: 'days', value: Math.trunc(elapsed / DAY) };
  return { unit: 'weeks', value: Math.trunc(elapsed / WEEK) };
}

/**
 * The long form, for titles and screen readers: «قبل ساعتين», "2 hours ago".
 * @param intlTag from `useLocale().intl`
 */
export function spellAge(age: Age, intlTag: string): string {
  const format = new Intl.RelativeTimeFormat(intlTag, { numeric: age.unit === 'now' ? 'auto' : 'always' });
  return age.unit === 'now' ? format.format(0, 'second') : format.format(-age.value, age.unit);
}
