import { type Calendar, GregorianCalendar, IslamicUmalquraCalendar } from '@internationalized/date';
import { type Digits, digitsOf } from '@/lib/i18n/locales';
import { toLatinDigits, writeDigits } from '@/lib/shared/arabic';
import { HIJRI_MONTHS, isHijri } from '@/lib/shared/hijri';
import { dateTimeFormat } from '@/lib/shared/intl';

/** How a reader writes days: the calendar, its months, the digits, and the names of the weekdays. */
export interface DayLanguage {
  /** the tag for `Intl`, with calendar and digits */
  tag: string;
  /** whose weeks are used: the platform is in Riyadh, so an Arabic week begins on Sunday */
  weekTag: string;
  calendar: Calendar;
  months: readonly string[];
  digits: Digits;
}

/** @param tag from `useLocale().intl` */
export function dayLanguage(tag: string): DayLanguage {
  const language = tag.startsWith('ar') ? 'ar' : 'en';
  const hijri = isHijri(tag);
  return {
    tag,
    weekTag: language === 'ar' ? 'ar-SA' : 'en-US',
    calendar: hijri ? new IslamicUmalquraCalendar() : new GregorianCalendar(),
    months: hijri ? HIJRI_MONTHS[language] : gregorianMonths(language),
    digits: digitsOf(tag),
  };
}

function gregorianMonths(language: string): string[] {
  const format = dateTimeFormat(`${language}-u-ca-gregory`, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2000, month, 1))));
}

/** The parts of a moment that can be written. */
export interface DayParts {
  year: number;
  month: number;
  day: number;
  second: number;
  /** the moment itself, for the day of the week */
  moment: Date;
}

const TOKENS = /yyyy|MMMM|MM|M|dd|d|EEEEE|EEEE|s|'[^']*'|./g;

/** Writes a day by a pattern, such as `d MMMM yyyy`. */
export function writeDay(parts: DayParts, pattern: string, language: DayLanguage): string {
  const two = (value: number) => writeDigits(String(value).padStart(2, '0'), language.digits);
  const plain = (value: number) => writeDigits(String(value), language.digits);
  const weekday = (width: 'long' | 'narrow') =>
    dateTimeFormat(language.tag, { weekday: width, timeZone: 'UTC' }).format(parts.moment);
  const written: Record<string, () => string> = {
    yyyy: () => writeDigits(String(parts.year).padStart(4, '0'), language.digits),
    MMMM: () => language.months[parts.month - 1] ?? '',
    MM: () => two(parts.month),
    M: () => plain(parts.month),
    dd: () => two(parts.day),
    d: () => plain(parts.day),
    EEEE: () => weekday('long'),
    EEEEE: () => weekday('narrow'),
    s: () => plain(parts.second),
  };
  return tokensOf(pattern)
    .map((token) => written[token]?.() ?? token.replaceAll("'", ''))
    .join('');
}

/** Reads a text by a pattern; parts that the pattern does not have are left out. Null when the text does not fit. */
export function readDay(
  text: string,
  pattern: string,
  language: DayLanguage,
): Partial<Pick<DayParts, 'year' | 'month' | 'day'>> | null {
  let rest = toLatinDigits(text);
  const read: Partial<Record<'year' | 'month' | 'day', number>> = {};
  for (const token of tokensOf(pattern)) {
    rest = rest.trimStart();
    const field = FIELDS[token];
    const name = token === 'MMMM' ? monthThatBegins(rest, language.months) : null;
    const found = token === 'MMMM' && name !== null ? language.months[name] : /^\d{1,4}/.exec(rest)?.[0];
    if (!field) {
      if (rest.startsWith(token.trim())) rest = rest.slice(token.trim().length);
      continue;
    }
    if (!found) return null;
    read[field] = name === null ? Number(found) : name + 1;
    rest = rest.slice(found.length);
  }
  return rest.trim() === '' ? read : null;
}

const FIELDS: Record<string, 'year' | 'month' | 'day' | undefined> = {
  yyyy: 'year',
  MMMM: 'month',
  MM: 'month',
  M: 'month',
  dd: 'day',
  d: 'day',
};

const tokensOf = (pattern: string): string[] => pattern.match(TOKENS) ?? [];

/**
 * The month that a text begins with; the longest name wins («جمادى الأولى» is not the start of another name, «رجب» is
 * short).
 */
function monthThatBegins(text: string, months: readonly string[]): number | null {
  const lower = text.toLowerCase();
  const found = months
    .map((name, index) => ({ name, index }))
    .filter(({ name }) => lower.startsWith(name.toLowerCase()))
    .sort((a, b) => b.name.length - a.name.length)[0];
  return found ? found.index : null;
}
