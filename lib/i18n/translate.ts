import { createInstance, type i18n, type TFunction } from 'i18next';
import type { ErrorCode } from '@/lib/contract/errors';
import { valueFormatter } from './format-values';
import type { Digits, Locale } from './locales';
import { inDigits } from './message-digits';
import { type Namespace, serverResources } from './resources';

const instances = new Map<string, i18n>();

/**
 * The server's `t` for a language, without a request: services, letters, error texts. Server components use
 * `getTranslation()` from `server.ts` instead. Values are not escaped (React does that); code that writes HTML by hand
 * must escape them.
 * @param locale the caller's language
 * @param namespace its keys need no prefix; others are written `namespace:key`
 */
export function translator<N extends Namespace = 'common'>(
  locale: Locale,
  namespace?: N,
  digits: Digits = 'latn',
): TFunction<[N, ...Namespace[]]> {
  return instanceFor(locale, digits).getFixedT(locale, [namespace ?? 'common', 'common']) as TFunction<
    [N, ...Namespace[]]
  >;
}

/**
 * Translates a key that is only known at run time, such as an error's reason.
 * @param key with its namespace: `errors:not_found`
 * @returns the text, or `undefined` when no message has this key
 */
export function translateKey(
  locale: Locale,
  key: string,
  values: Record<string, string | number> = {},
  digits: Digits = 'latn',
): string | undefined {
  const instance = instanceFor(locale, digits);
  if (!instance.exists(key, values)) return undefined;
  return String(instance.t(key as never, values as never));
}

/**
 * The title or the detail of an error.
 * @param values such as sizes, for messages that have placeholders
 */
export function errorWords(
  locale: Locale,
  code: ErrorCode,
  part: 'title' | 'detail',
  values: Record<string, string | number> = {},
  digits: Digits = 'latn',
): string {
  const [refusal, error] = [`refusals:${code}.${part}`, `errors:${code}.${part}`].map((key) =>
    translateKey(locale, key, values, digits),
  );
  return refusal ?? error ?? code;
}

function instanceFor(locale: Locale, digits: Digits): i18n {
  const id = `${locale}-${digits}`;
  const known = instances.get(id);
  if (known) return known;
  const instance = createInstance();
  void instance.use(valueFormatter(digits)).init({
    lng: locale,
    resources: { [locale]: inDigits(serverResources(locale), digits) },
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  instances.set(id, instance);
  return instance;
}
