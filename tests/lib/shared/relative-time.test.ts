import { describe, expect, test } from 'vitest';
import { intlTag } from '@/lib/i18n/locales';
import { ageOf, spellAge } from '@/lib/shared/relative-time';
import { DAY, HOUR, MINUTE, SECOND } from '@/lib/shared/time';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const ago = (ms: number) => new Date(NOW - ms).toISOString();

describe('ageOf', () => {
  test.each([
    [-5 * MINUTE, 'now', 0],
    [0, 'now', 0],
    [59.999 * SECOND, 'now', 0],
    [MINUTE, 'minutes', 1],
    [119 * SECOND, 'minutes', 1],
    [59 * MINUTE + 59 * SECOND, 'minutes', 59],
    [HOUR, 'hours', 1],
    [23 * HOUR + 59 * MINUTE, 'hours', 23],
    [DAY, 'days', 1],
    [6 * DAY + 23 * HOUR, 'days', 6],
    [7 * DAY, 'weeks', 1],
    [400 * DAY, 'weeks', 57],
  ])('an age of %i ms is %s %i, rounded down', (elapsed, unit, value) => {
    expect(ageOf(ago(elapsed), NOW)).toEqual({ unit, value });
  });

  test('a text that is not a time counts as now', () => {
    expect(ageOf('yesterday', NOW)).toEqual({ unit: 'now', value: 0 });
  });
});

describe('spellAge', () => {
  test('spells an age out in both languages', () => {
    expect(spellAge({ unit: 'hours', value: 2 }, intlTag('ar'))).toBe('قبل ساعتين');
    expect(spellAge({ unit: 'hours', value: 2 }, intlTag('en'))).toBe('2 hours ago');
    expect(spellAge({ unit: 'days', value: 5 }, intlTag('ar', 'arab'))).toBe('قبل ٥ أيام');
    expect(spellAge({ unit: 'now', value: 0 }, intlTag('ar'))).toBe('الآن');
    expect(spellAge({ unit: 'now', value: 0 }, intlTag('en'))).toBe('now');
  });
});
