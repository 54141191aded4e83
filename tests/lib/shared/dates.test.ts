import { expect, test } from 'vitest';
import { intlTag } from '@/lib/i18n/locales';
import { formatDate, formatDateTime } from '@/lib/shared/dates';

const TIME = '2026-01-05T22:30:00Z';

test.each([
  ['slash', 'en', '2026/01/05'],
  ['dash', 'en', '2026-01-05'],
  ['slash', 'ar', '2026/01/05'],
  ['dash', 'ar', '2026-01-05'],
] as const)('%s in %s', (style, locale, text) => {
  expect(formatDate(TIME, style, intlTag(locale))).toBe(text);
});

test('day, month in words, year', () => {
  expect(formatDate(TIME, 'text', intlTag('en'))).toMatch(/^(5 Jan 2026|Jan 5, 2026)$/);
  expect(formatDate(TIME, 'text', intlTag('ar'))).toBe('5 يناير 2026');
});

test('the day is that of the time zone', () => {
  expect(formatDate(TIME, 'dash', intlTag('en'), 'Asia/Riyadh')).toBe('2026-01-06');
});

test('with the time of day, in 24 hours', () => {
  expect(formatDateTime(TIME, intlTag('ar'))).toBe('5 يناير 2026، 22:30');
  expect(formatDateTime(TIME, intlTag('ar', 'arab'))).toBe('٥ يناير ٢٠٢٦، ٢٢:٣٠');
});
