import { describe, expect, it } from 'vitest';
import { rangeOf } from '@/lib/server/creator-stats/range';
import { stretches } from '@/lib/shared/stretches';

const written = (...[range, now]: [Parameters<typeof rangeOf>[0], string]) => {
  const { step, from, to, before } = rangeOf(range, new Date(now));
  return [step, ...[from, to, before.from, before.to].map((at) => at.toISOString().slice(0, 16))];
};

describe('the days of a range', () => {
  it('are days in UTC up to today, compared with as many days before', () => {
    const days = ['day', '2026-11-15T00:00', '2026-11-22T00:00', '2026-11-08T00:00', '2026-11-15T00:00'];
    expect(written('7d', '2026-11-21T00:00:00.000Z')).toEqual(days);
    expect(written('7d', '2026-11-21T23:59:59.999Z')).toEqual(days);
    expect(written('7d', '2026-11-22T02:59:59.999+03:00')).toEqual(days);
    for (const [range, count] of [
      ['7d', 7],
      ['30d', 30],
      ['90d', 90],
    ] as const) {
      const { step, from, to } = rangeOf(range, new Date('2026-03-01T12:00:00Z'));
      expect(stretches(step, from, to)).toHaveLength(count);
    }
  });

  it('of twelve months are this month and the eleven before it, compared with a year earlier', () => {
    expect(written('12m', '2026-11-21T12:00:00Z')).toEqual([
      'month',
      '2025-12-01T00:00',
      '2026-11-22T00:00',
      '2024-12-01T00:00',
      '2025-11-22T00:00',
    ]);
    const { step, from, to } = rangeOf('12m', new Date('2026-01-31T23:00:00Z'));
    const months = stretches(step, from, to);
    expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-02-01', '2026-01-01']);
    // A year before 29 February of a leap year.
    expect(written('12m', '2028-02-28T12:00:00Z')[4]).toBe('2027-03-01T00:00');
  });
});
