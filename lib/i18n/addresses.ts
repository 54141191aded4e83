import { DEFAULT_LOCALE, LOCALE_PARAMETER, LOCALES, type Locale } from './locales';

/**
 * The address of a public page in a language, as search engines get it (decisions/036). The default language has the
 * bare address.
 * @param path below the public address, with its parameters
 */
export function addressIn(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${LOCALE_PARAMETER}=${locale}`;
}

/** A page's addresses by language; `x-default` is for readers of any other. */
export function addressesOf(path: string): Record<Locale | 'x-default', string> {
  const byLocale = Object.fromEntries(LOCALES.map((locale) => [locale, addressIn(locale, path)]));
  return { ...(byLocale as Record<Locale, string>), 'x-default': path };
}
