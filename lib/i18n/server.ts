import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import {
  CALENDAR_COOKIE,
  type Calendar,
  DIGITS_COOKIE,
  type Digits,
  type Direction,
  directionOf,
  intlTag,
  LOCALE_COOKIE,
  LOCALE_HEADER,
  type Locale,
  parseCalendar,
  parseDigits,
  parseLocale,
} from './locales';
import type { Namespace } from './resources';
import { translator } from './translate';

/** The language settings in the request's cookies; `intl` is the tag for `Intl` and the formatters of `lib/shared`. */
export type RequestLocale = {
  locale: Locale;
  dir: Direction;
  digits: Digits;
  calendar: Calendar;
  intl: string;
};

/**
 * The language of the current request: from the middleware for pages, otherwise from the cookie. Read once per request.
 */
export const getLocale = cache(async (): Promise<RequestLocale> => {
  const [jar, head] = await Promise.all([cookies(), headers()]);
  const locale = parseLocale(head.get(LOCALE_HEADER) ?? jar.get(LOCALE_COOKIE)?.value);
  const digits = parseDigits(jar.get(DIGITS_COOKIE)?.value);
  const calendar = parseCalendar(jar.get(CALENDAR_COOKIE)?.value);
  return { locale, dir: directionOf(locale), digits, calendar, intl: intlTag(locale, digits, calendar) };
});

/**
 * `t` for server components, metadata and route handlers, in the language of the request.
 * @param namespace its keys need no prefix; `common:` and all others can be used by prefix
 */
export async function getTranslation<N extends Namespace = 'common'>(namespace?: N) {
  const request = await getLocale();
  return { ...request, t: translator(request.locale, namespace, request.digits) };
}
