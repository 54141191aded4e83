import { latestToday } from './days';

/** How old somebody must be to sell here. */
const LEAST_AGE = 13;

/**
 * Whole years from a date of birth to a moment, by the calendar (UTC). Who was born on 29 February is a year older on
 * 1 March.
 * @param dateOfBirth YYYY-MM-DD
 */
export function ageOn(dateOfBirth: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = dateOfBirth.split('-').map(Number);
  const hadBirthday =
    now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day);
  return now.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}

/** What is wrong with a date of birth, as a message key. */
export function birthProblem(dateOfBirth: string, now: Date): string | null {
  if (isFuture(dateOfBirth, now)) return 'validation:dateFuture';
  return ageOn(dateOfBirth, now) < LEAST_AGE ? 'validation:tooYoung' : null;
}

/** Whether a day has not begun yet anywhere on earth. */
export const isFuture = (day: string, now: Date): boolean => day > latestToday(now);
