/** The languages of the product. Arabic comes first and is the default. */
export const LOCALES = ['ar', 'en'] as const;

export type Locale = (typeof LOCALES)[number];
export type Direction = 'rtl' | 'ltr';

/** The digits of numbers; Latin unless the member chose others. */
export type Digits = 'latn' | 'arab';

/** The calendar of dates: Gregorian, or Umm al-Qura. */
export type Calendar = 'gregory' | 'islamic-umalqura';

export const DEFAULT_LOCALE: Locale = 'ar';

/** The cookie with the language chosen on this device. */
export const LOCALE_COOKIE = 'locale';

/** The parameter of an address that sets the language, unless the reader has chosen one: `?lang=en`. */
export const LOCALE_PARAMETER = 'lang';

/** The request header with the language: for calls of the API and, inside the app, for pages. */
export const LOCALE_HEADER = 'x-locale';

/** The cookie that holds the chosen digits. */
export const DIGITS_COOKIE = 'digits';

/** The cookie that holds the chosen calendar. */
export const CALENDAR_COOKIE = 'calendar';

/**
 * Reads a cookie's value. Anything but a known language gives the default: `Accept-Language` is never used.
 * @param value of the cookie, if any
 */
export function parseLocale(value: string | null | undefined): Locale {
  return knownLocale(value) ?? DEFAULT_LOCALE;
}

/**
 * The language of a page: the one chosen on the device, else the one of the address.
 * @param chosen value of the cookie, if any
 * @param asked value of the address's parameter, if any
 */
export function localeOfPage(chosen: string | null | undefined, asked: string | null | undefined): Locale {
  return knownLocale(chosen) ?? parseLocale(asked);
}

const knownLocale = (value: string | null | undefined): Locale | undefined =>
  LOCALES.find((locale) => locale === value);

/** @param value of the digits cookie, if any. */
export function parseDigits(value: string | null | undefined): Digits {
  return value === 'arab' ? 'arab' : 'latn';
}

/** @param value of the calendar cookie, if any. */
export function parseCalendar(value: string | null | undefined): Calendar {
  return value === 'islamic-umalqura' ? 'islamic-umalqura' : 'gregory';
}

/** @returns the direction the language is written in. */
export function directionOf(locale: Locale): Direction {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/**
 * The tag for every `Intl` call. A bare `ar` differs between Node and browsers (digits, calendar) and breaks hydration,
 * so numbering system and calendar are always named.
 */
export function intlTag(locale: Locale, digits: Digits = 'latn', calendar: Calendar = 'gregory'): string {
  return `${locale}-u-ca-${calendar}-nu-${digits}`;
}

/** The digits that such a tag names. */
export const digitsOf = (intl: string): Digits => (intl.endsWith('-nu-arab') ? 'arab' : 'latn');
