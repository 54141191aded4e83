import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DayAdapter } from '@/components/forms/dates/day-adapter';
import { formatDay } from '@/lib/shared/dates';

const GREGORIAN = 'ar-u-ca-gregory-nu-latn';
const HIJRI = 'ar-u-ca-islamic-umalqura-nu-arab';
const PATTERN = 'd MMMM yyyy';

const adapter = (locale: string) => new DayAdapter({ locale });
const day = (text: string) => new Date(`${text}T00:00:00.000Z`);
const isoOf = (date: Date | null) => date?.toISOString().slice(0, 10);

describe('a text that is not a date is refused', () => {
  test.each([
    ['the 30th of February', GREGORIAN, '30 فبراير 1995'],
    ['the 29th of February of a common year', GREGORIAN, '29 فبراير 2023'],
    ['a day 0', GREGORIAN, '0 مارس 2020'],
    ['a day 31 of a Hijri month', HIJRI, '٣١ رمضان ١٤٤٧'],
    ['the 30th of a Hijri month of 29 days', HIJRI, '٣٠ شوال ١٤٤٧'],
    ['a month of the other calendar', HIJRI, '1 يناير 1447'],
    ['words', GREGORIAN, 'غدًا'],
    ['more than a date', GREGORIAN, '1 يناير 2020 صباحًا'],
  ])('%s', (_, locale, text) => {
    const read = adapter(locale).parse(text, PATTERN);
    expect(adapter(locale).isValid(read)).toBe(false);
  });

  test('an empty value is not an invalid date', () => {
    expect(adapter(GREGORIAN).parse(' ', PATTERN)).toBeNull();
  });
});

describe.each([
  ['Gregorian', GREGORIAN],
  ['Hijri', HIJRI],
  ['English Hijri', 'en-u-ca-islamic-umalqura-nu-latn'],
  ['English', 'en-u-ca-gregory-nu-latn'],
])('%s', (_, locale) => {
  const days = fc
    .date({ min: day('1900-01-01'), max: day('2100-01-01'), noInvalidDate: true })
    .map((date) => day(date.toISOString().slice(0, 10)));

  test('a written day is read as the same day', () => {
    fc.assert(
      fc.property(days, (date) => {
        const own = adapter(locale);
        expect(own.parse(own.formatByString(date, PATTERN), PATTERN)).toEqual(date);
      }),
    );
  });

  test('the same day is written as everywhere else in the app', () => {
    fc.assert(
      fc.property(days, (date) => {
        const elsewhere = formatDay(date.toISOString(), 'long', locale).replace(/ (هـ|AH)$/, '');
        const words = (text: string) => text.split(' ').sort();
        expect(words(adapter(locale).formatByString(date, PATTERN))).toEqual(
          words(elsewhere.replace(',', '')),
        );
      }),
    );
  });

  test('a month is shown in whole weeks that hold each of its days once', () => {
    fc.assert(
      fc.property(days, (date) => {
        const own = adapter(locale);
        const shown = own.getWeekArray(date).flat();
        expect(shown.length % 7).toBe(0);
        expect(shown.filter((each) => own.isSameMonth(each, date))).toHaveLength(own.getDaysInMonth(date));
        expect(shown[0]?.getUTCDay()).toBe(0);
      }),
    );
  });

  test('one month forward and back is the same month, and a year has twelve', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -300, max: 300 }), (date, months) => {
        const own = adapter(locale);
        const first = own.startOfMonth(date);
        expect(own.addMonths(own.addMonths(first, months), -months)).toEqual(first);
        expect(own.getMonth(own.endOfYear(date))).toBe(11);
        expect(own.isSameYear(own.startOfYear(date), own.endOfYear(date))).toBe(true);
      }),
    );
  });
});

test('the first day of 1447 was the 26th of June 2025', () => {
  expect(isoOf(adapter(HIJRI).parse('١ محرم ١٤٤٧', PATTERN))).toBe('2025-06-26');
  expect(adapter(HIJRI).formatByString(day('2025-06-26'), PATTERN)).toBe('١ محرم ١٤٤٧');
});

test('any digits are read, and so is a copied ISO date in any calendar', () => {
  expect(isoOf(adapter(GREGORIAN).parse('٢ أبريل ١٩٩٥', PATTERN))).toBe('1995-04-02');
  expect(isoOf(adapter(HIJRI).parse('1995-04-02', PATTERN))).toBe('1995-04-02');
});
