import { clock } from '@/lib/server/clock';
import { DAY } from '@/lib/shared/time';

const PLAIN_DAY = '2026-03-11T09:00:00Z';

/**
 * The time at which unit and server tests take place: the app's clock stands still there. TEST_CLOCK sets another one;
 * with `today` it is the machine's time when the worker began.
 */
export const NOW = instantOf(process.env.TEST_CLOCK || PLAIN_DAY);

function instantOf(setting: string): Date {
  return setting === 'today' ? new Date() : new Date(setting);
}

/** Returns the time this many milliseconds after NOW, or before it with a negative number. */
export const fromNow = (ms: number): Date => new Date(NOW.getTime() + ms);

/** Returns ten o'clock UTC, or another hour, this number of days after NOW, in ISO 8601. */
export const tenIn = (days: number, hour = 10): string => {
  const day = fromNow(days * DAY)
    .toISOString()
    .slice(0, 10);
  return `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;
};

/** Returns the day this many years and days after NOW, as `YYYY-MM-DD`; 28 February where there is no 29th. */
export function inYears(years: number, days = 0): string {
  const date = new Date(NOW);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  if (date.getUTCMonth() !== NOW.getUTCMonth()) date.setUTCDate(0);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

let timeOfFile = NOW;

/** Sets the app's clock to another time until the test ends: for code that takes no `ctx`. */
export function setClock(at: Date | number): void {
  clock.stop(new Date(at));
}

/** Sets the app's clock for a whole file whose days are written out, whatever TEST_CLOCK says. Returns the time. */
export function clockOfFile(at: string): Date {
  timeOfFile = new Date(at);
  clock.stop(timeOfFile);
  return timeOfFile;
}

/** Sets the app's clock back to the time of the file, which is NOW unless the file sets its own. */
export function resetClock({ isNewFile = false } = {}): void {
  if (isNewFile) timeOfFile = NOW;
  clock.stop(timeOfFile);
}
