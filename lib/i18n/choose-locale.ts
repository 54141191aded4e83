import Cookies from 'js-cookie';
import { LOCALE_COOKIE, LOCALE_PARAMETER, type Locale } from './locales';

const YEAR_IN_DAYS = 365;

/** Stores the language on this device; the next page uses it. */
export function rememberLocale(locale: Locale): void {
  Cookies.set(LOCALE_COOKIE, locale, { expires: YEAR_IN_DAYS, sameSite: 'lax', path: '/' });
}

/** Returns whether a language was chosen on this device. */
export function hasChosenLocale(): boolean {
  return Cookies.get(LOCALE_COOKIE) !== undefined;
}

/** Stores the language of the address, if none was chosen: links on this page do not name a language. */
export function keepAskedLocale(locale: Locale): void {
  const isAsked = new URLSearchParams(window.location.search).has(LOCALE_PARAMETER);
  if (isAsked && !hasChosenLocale()) rememberLocale(locale);
}

/**
 * Stores the language and reloads the page: direction, fonts and messages all come from the server, so nothing has to
 * change in place.
 */
export function chooseLocale(locale: Locale): void {
  rememberLocale(locale);
  window.location.reload();
}
