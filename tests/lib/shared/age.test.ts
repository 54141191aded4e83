import { describe, expect, it } from 'vitest';
import { ageOn, birthProblem, isFuture } from '@/lib/shared/age';

const at = (time: string) => new Date(time);

describe('ageOn', () => {
  it.each([
    ['2013-11-21', '2026-11-21T00:00:00Z', 13],
    ['2013-11-22', '2026-11-21T23:59:59Z', 12],
    ['2000-02-29', '2013-02-28T12:00:00Z', 12],
    ['2000-02-29', '2013-03-01T00:00:00Z', 13],
    ['2026-11-21', '2026-11-21T00:00:00Z', 0],
  ])('for a person born on %s gives, on %s, %i years', (birth, now, age) => {
    expect(ageOn(birth, at(now))).toBe(age);
  });
});

it('a day is in the future only while it has not begun anywhere on earth', () => {
  expect(isFuture('2026-11-22', at('2026-11-21T09:59:59Z'))).toBe(true);
  expect(isFuture('2026-11-22', at('2026-11-21T10:00:00Z'))).toBe(false);
});

it('a date of birth in the future, or one that is too recent, gets its own error', () => {
  const now = at('2026-11-21T00:00:00Z');
  expect(birthProblem('2030-01-01', now)).toBe('validation:dateFuture');
  expect(birthProblem('2020-01-01', now)).toBe('validation:tooYoung');
  expect(birthProblem('2000-01-01', now)).toBeNull();
});
