import { expect, it } from 'vitest';
import { clockTime } from '@/lib/shared/clock-time';

it.each([
  [0, 'en', '0:00'],
  [65.9, 'en', '1:05'],
  [3725, 'en', '1:02:05'],
  [185, 'ar-u-nu-arab', '٣:٠٥'],
  [-4, 'en', '0:00'],
  [Number.NaN, 'en', '0:00'],
  [Number.POSITIVE_INFINITY, 'en', '0:00'],
])('shows %s seconds in %s as %s', (seconds, intl, words) => {
  expect(clockTime(seconds, intl)).toBe(words);
});
