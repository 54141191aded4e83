import { ageOn, isFuture } from './age';
import { formatDate } from './dates';
import { knownTimeZone } from './time-zone';

/** The least age of somebody who is paid. */
const LEAST_AGE = 18;

/**
 * The error of the date of birth of somebody who is to be paid, as a message key.
 * @param dateOfBirth YYYY-MM-DD
 * @param timeZone of that person: their birthday begins by their clock
 */
export function payeeAgeProblem(dateOfBirth: string, now: Date, timeZone: string | null): string | null {
  if (isFuture(dateOfBirth, now)) return 'validation:dateFuture';
  const today = formatDate(now.toISOString(), 'dash', 'en', knownTimeZone(timeZone));
  return ageOn(dateOfBirth, new Date(today)) < LEAST_AGE ? 'identity:notAdult' : null;
}
