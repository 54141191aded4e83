import Cookies from 'js-cookie';
import { LOCALE_COOKIE, LOCALE_PARAMETER, type Locale } from './locales';

const YEAR_IN_DAYS = 365;

/** Remembers the language on this device; the next page that is loaded speaks it. */
export function rememberLocale(locale: Locale): void {
  Cookies.set(LOCALE_COOKIE, locale, { expires: YEAR_IN_DAYS, sameSite: 'lax', path: '/' });
}

/** Whether a language was chosen on this device. */
export function hasChosenLocale(): boolean {
  return Cookies.get(LOCALE_COOKIE) !== undefined;
}

/** Keeps the language that the address asked for, where none was chosen: the pages that this one leads to say none. */
export function keepAskedLocale(locale: Locale): void {
  const isAsked = new URLSearchParams(window.location.search).has(LOCALE_PARAMETER);
  if (isAsked && !hasChosenLocale()) rememberLocale(locale);
}

/**
 * Remembers the language and loads the page anew: direction, fonts and messages all come from the server,
 * so nothing has to flip in place.
 */
export function chooseLocale(locale: Locale): void {
  rememberLocale(locale);
  window.location.reload();
}
