import { DEFAULT_LOCALE, LOCALE_PARAMETER, LOCALES, type Locale } from './locales';

/**
 * The address of a public page in a language, as search engines are told it (decisions/036). The default language has the
 * bare one.
 *
 * @param path below the public address, with its parameters
 */
export function addressIn(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${LOCALE_PARAMETER}=${locale}`;
}

/** A page's addresses by the languages they are for; `x-default` is for readers of any other. */
export function addressesOf(path: string): Record<Locale | 'x-default', string> {
  const byLocale = Object.fromEntries(LOCALES.map((locale) => [locale, addressIn(locale, path)]));
  return { ...(byLocale as Record<Locale, string>), 'x-default': path };
}
