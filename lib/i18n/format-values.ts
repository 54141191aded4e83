import type { FormatterModule } from 'i18next';
import { numberFormat } from '@/lib/shared/intl';
import { type Digits, intlTag, parseLocale } from './locales';

/**
 * i18next's formatter: numbers in a message are written with fixed digits and grouping. (i18next's own calls `Intl`
 * with a bare `ar`, which differs between Node and browsers.) Pass years and ids as strings, since numbers are grouped:
 * 2,026.
 */
export function valueFormatter(digits: Digits): FormatterModule {
  return {
    type: 'formatter',
    init: () => {},
    add: () => {},
    addCached: () => {},
    format: (value: unknown, _format, locale) =>
      typeof value === 'number'
        ? numberFormat(intlTag(parseLocale(locale), digits)).format(value)
        : String(value ?? ''),
  };
}
