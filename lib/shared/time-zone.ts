import { dateTimeFormat } from './intl';

const DEFAULT_TIME_ZONE = 'Asia/Riyadh';

/** The zone for times: a reader's, or the platform's if theirs is not known. */
export const knownTimeZone = (timeZone: string | null): string =>
  timeZone !== null && isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE;

/** `AST`, `IST` and others like them: `Intl` knows them, but no list of zones has them, and Temporal refuses them. */
const NO_ZONES = /^(?![CEMW]ET|[EHM]ST|GMT|UCT)..t$/i;

/** Returns whether a text names a time zone, such as `Asia/Riyadh`. */
export function isTimeZone(timeZone: string): boolean {
  if (NO_ZONES.test(timeZone)) return false;
  try {
    dateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
