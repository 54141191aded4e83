import Cookies from 'js-cookie';
import { LOCALE_COOKIE, type Locale } from './locales';

const YEAR_IN_DAYS = 365;

/**
 * Remembers the language and loads the page anew: direction, fonts and messages all come from the server,
 * so nothing has to flip in place.
 */
export function chooseLocale(locale: Locale): void {
  Cookies.set(LOCALE_COOKIE, locale, { expires: YEAR_IN_DAYS, sameSite: 'lax', path: '/' });
  window.location.reload();
}
