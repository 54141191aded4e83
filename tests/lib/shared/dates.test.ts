import { expect, expectTypeOf, test } from 'vitest';
import { intlTag } from '@/lib/i18n/locales';
import {
  type DateStyle,
  formatAppointment,
  formatDate,
  formatDateTime,
  formatDay,
  formatMoment,
  formatMoneyDate,
  formatMoneyDay,
} from '@/lib/shared/dates';

const TIME = '2026-01-05T22:30:00Z';

test('no function that writes a moment has a default zone (the types fail here)', () => {
  expectTypeOf(formatDate).parameters.toEqualTypeOf<[string, DateStyle, string, string]>();
  expectTypeOf(formatMoneyDate).parameters.toEqualTypeOf<[string, 'text' | 'long', string, string]>();
  expectTypeOf(formatDateTime).parameters.toEqualTypeOf<[string, string, string]>();
  expectTypeOf(formatMoment).parameters.toEqualTypeOf<[string, string, string | null]>();
  expectTypeOf(formatAppointment).parameters.toEqualTypeOf<[string, string, string]>();
});

test.each([
  ['slash', 'en', '2026/01/05'],
  ['dash', 'en', '2026-01-05'],
  ['slash', 'ar', '2026/01/05'],
  ['dash', 'ar', '2026-01-05'],
] as const)('a date in the style %s in %s is written in numbers, the year first', (style, locale, text) => {
  expect(formatDate(TIME, style, intlTag(locale), 'UTC')).toBe(text);
});

test('a date in the style “text” has the day, the month in words and the year', () => {
  expect(formatDate(TIME, 'text', intlTag('en'), 'UTC')).toMatch(/^(5 Jan 2026|Jan 5, 2026)$/);
  expect(formatDate(TIME, 'text', intlTag('ar'), 'UTC')).toBe('5 يناير 2026');
});

test('a date is the day in the given time zone', () => {
  expect(formatDate(TIME, 'dash', intlTag('en'), 'Asia/Riyadh')).toBe('2026-01-06');
});

test('a calendar day is the same day for all readers', () => {
  expect(formatDay('2026-01-05', 'dash', intlTag('en'))).toBe('2026-01-05');
  expect(formatMoneyDay('2026-01-31T23:59:59.999Z', 'text', intlTag('ar'))).toBe('31 يناير 2026');
});

test('a date with its time uses the 24-hour clock', () => {
  expect(formatDateTime(TIME, intlTag('ar'), 'UTC')).toBe('5 يناير 2026، 22:30');
  expect(formatDateTime(TIME, intlTag('ar', 'arab'), 'Asia/Riyadh')).toBe('٦ يناير ٢٠٢٦، ٠١:٣٠');
});

test('a Hijri date follows the Umm al-Qura calendar, in both languages and both sets of digits', () => {
  const hijri = (locale: 'ar' | 'en', digits: 'latn' | 'arab') => intlTag(locale, digits, 'islamic-umalqura');
  expect(formatDay('2026-11-21', 'text', hijri('ar', 'latn'))).toBe('11 جمادى الآخرة 1448 هـ');
  expect(formatDay('2026-11-21', 'long', hijri('ar', 'arab'))).toBe('١١ جمادى الآخرة ١٤٤٨ هـ');
  expect(formatDay('2026-11-21', 'text', hijri('en', 'latn'))).toBe('11 Jumada II 1448 AH');
  expect(formatDay('2026-11-21', 'slash', hijri('ar', 'latn'))).toBe('1448/06/11');
  // the first of Ramadan 1447 and the first of Muharram 1448, as Umm al-Qura published them
  expect(formatDay('2026-02-18', 'text', hijri('ar', 'latn'))).toBe('1 رمضان 1447 هـ');
  expect(formatDay('2026-06-16', 'text', hijri('ar', 'latn'))).toBe('1 محرم 1448 هـ');
});

test('a day that money depends on has the Gregorian date after the Hijri one, and only one in the Gregorian calendar', () => {
  const hijri = (locale: 'ar' | 'en') => intlTag(locale, 'latn', 'islamic-umalqura');
  expect(formatMoneyDay('2026-11-21', 'text', hijri('ar'))).toBe('11 جمادى الآخرة 1448 هـ (21 نوفمبر 2026)');
  expect(formatMoneyDay('2026-11-21', 'long', hijri('en'))).toBe('11 Jumada II 1448 AH (November 21, 2026)');
  expect(formatMoneyDay('2026-11-21', 'text', intlTag('ar'))).toBe('21 نوفمبر 2026');
});

test('a Hijri date with its time shows the Gregorian date beside it', () => {
  expect(formatDateTime(TIME, intlTag('ar', 'latn', 'islamic-umalqura'), 'UTC')).toBe(
    '16 رجب 1447 هـ (5 يناير 2026)، 22:30',
  );
});

test.each([
  ['Africa/Cairo', 'ar', '6 يناير 2026، 00:30\u00a0(غرينتش+2)'],
  ['America/New_York', 'en', 'Jan 5, 2026, 17:30\u00a0(GMT-5)'],
  ['Asia/Kathmandu', 'ar', '6 يناير 2026، 04:15\u00a0(غرينتش+5:45)'],
  ['UTC', 'ar', '5 يناير 2026، 22:30\u00a0(غرينتش)'],
  [null, 'en', 'Jan 6, 2026, 01:30\u00a0(GMT+3)'],
  ['Mars/Olympus', 'en', 'Jan 6, 2026, 01:30\u00a0(GMT+3)'],
] as const)(
  'a moment for a reader in the zone %s is told in %s by their clock, which is named',
  (zone, locale, text) => {
    expect(formatMoment(TIME, intlTag(locale), zone)).toBe(text);
  },
);

test('an appointment is named by the weekday of its zone', () => {
  expect(formatAppointment(TIME, intlTag('ar'), 'Asia/Riyadh')).toMatch(/^الثلاثاء، 6 يناير 2026، 01:30/);
  expect(formatAppointment(TIME, intlTag('en'), 'Europe/London')).toMatch(/^Monday, .*22:30\s\(GMT\)$/);
});
