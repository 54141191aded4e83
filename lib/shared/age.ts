import { latestToday } from './days';

/** The least age of a seller. */
const LEAST_AGE = 13;

/**
 * Whole years from a date of birth to a moment, by the calendar (UTC). A person born on 29 February turns a year older
 * on 1 March.
 * @param dateOfBirth YYYY-MM-DD
 */
export function ageOn(dateOfBirth: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = dateOfBirth.split('-').map(Number);
  const hadBirthday =
    now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day);
  return now.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}

/** The error of a date of birth, as a message key. */
export function birthProblem(dateOfBirth: string, now: Date): string | null {
  if (isFuture(dateOfBirth, now)) return 'validation:dateFuture';
  return ageOn(dateOfBirth, now) < LEAST_AGE ? 'validation:tooYoung' : null;
}

/** Returns whether a day has not begun yet anywhere on earth. */
export const isFuture = (day: string, now: Date): boolean => day > latestToday(now);
