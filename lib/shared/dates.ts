import { commaOf } from './arabic';
import { formatHijri, isHijri } from './hijri';
import { dateTimeFormat, numberFormat } from './intl';
import { knownTimeZone } from './time-zone';

/** The date formats of the specification: 2026/11/21, 2026-11-21, "21 Nov 2026"; letters write the month in full. */
export type DateStyle = 'slash' | 'dash' | 'text' | 'long';

/**
 * Formats the date of a moment for readers.
 * @param iso an ISO time; a calendar day has no zone and goes to `formatDay`
 * @param intlTag from `useLocale().intl` or `getLocale()`; names digits and calendar
 * @param timeZone of the reader
 * @returns the text; set the numeric styles left to right (`<bdi dir="ltr">`)
 */
export function formatDate(iso: string, style: DateStyle, intlTag: string, timeZone: string): string {
  const date = new Date(iso);
  if (style === 'text' || style === 'long') {
    if (isHijri(intlTag)) return formatHijri(date, intlTag, timeZone);
    return dateTimeFormat(intlTag, {
      day: 'numeric',
      month: style === 'long' ? 'long' : 'short',
      year: 'numeric',
      timeZone,
    }).format(date);
  }
  const parts = dateTimeFormat(intlTag, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((entry) => entry.type === type)?.value ?? '';
  return [part('year'), part('month'), part('day')].join(style === 'slash' ? '/' : '-');
}

/**
 * Formats a calendar day, which is the same for all readers.
 * @param day `YYYY-MM-DD`, or the ISO time at which one of the books' days begins or ends: those are UTC's
 */
export const formatDay = (day: string, style: DateStyle, intlTag: string): string =>
  formatDate(day, style, intlTag, 'UTC');

/**
 * A day that money depends on: a purchase, a payout, the end of a refund period. Readers of Hijri dates see the
 * Gregorian day as well, as contracts and banks use that one: «11 جمادى الآخرة 1448 هـ (21 نوفمبر 2026)».
 * @param intlTag from `useLocale().intl` or `getLocale()`; names digits and calendar
 * @param timeZone of the reader
 */
export function formatMoneyDate(
  iso: string,
  style: 'text' | 'long',
  intlTag: string,
  timeZone: string,
): string {
  const day = formatDate(iso, style, intlTag, timeZone);
  return isHijri(intlTag) ? `${day} (${formatDate(iso, style, gregorian(intlTag), timeZone)})` : day;
}

/**
 * Formats a calendar day that money depends on, in both calendars like `formatMoneyDate`.
 * @param day see `formatDay`
 */
export const formatMoneyDay = (day: string, style: 'text' | 'long', intlTag: string): string =>
  formatMoneyDate(day, style, intlTag, 'UTC');

/**
 * Date and time of day: "21 Nov 2026, 14:05"; in both calendars like `formatMoneyDate`.
 * @param timeZone of the reader
 */
export function formatDateTime(iso: string, intlTag: string, timeZone: string): string {
  const time = dateTimeFormat(intlTag, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(iso));
  return `${formatMoneyDate(iso, 'text', intlTag, timeZone)}${commaOf(intlTag)}${time}`;
}

/**
 * A moment in its reader's time zone, with the zone: "21 Nov 2026, 17:05 (GMT+3)". For letters and statements, which
 * may be read anywhere, and for the console, whose operators compare times with those of other systems.
 * @param timeZone of the reader; the platform's is used if it is not known
 */
export function formatMoment(iso: string, intlTag: string, timeZone: string | null): string {
  const zone = knownTimeZone(timeZone);
  const clock = dateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(iso))
    .find(({ type }) => type === 'timeZoneName');
  return `${formatDateTime(iso, intlTag, zone)}\u00a0(${offsetName(clock?.value.slice(3) ?? '', intlTag)})`;
}

/** Formats a moment with its weekday, for appointments: "Saturday, 21 Nov 2026, 17:05 (GMT+3)". */
export function formatAppointment(iso: string, intlTag: string, timeZone: string): string {
  const zone = knownTimeZone(timeZone);
  const weekday = dateTimeFormat(gregorian(intlTag), { weekday: 'long', timeZone: zone });
  return `${weekday.format(new Date(iso))}${commaOf(intlTag)}${formatMoment(iso, intlTag, zone)}`;
}

/**
 * Returns how far a clock is from UTC, as people write it: "GMT-3:30", «غرينتش+3».
 * @param offset such as `+03:00`; nothing for UTC itself
 */
export function offsetName(offset: string, intlTag: string): string {
  const name = intlTag.startsWith('ar') ? 'غرينتش' : 'GMT';
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  if (hours === 0 && minutes === 0) return name;
  const digits = numberFormat(intlTag, { minimumIntegerDigits: 2 });
  const ofHour = minutes === 0 ? '' : `:${digits.format(minutes)}`;
  return `${name}${offset[0]}${numberFormat(intlTag).format(hours)}${ofHour}`;
}

/** Returns a language tag with the Gregorian calendar, keeping language and digits. */
export const gregorian = (intlTag: string) => intlTag.replace('-ca-islamic-umalqura', '-ca-gregory');
