import { expect, it } from 'vitest';
import { Opens } from '@/lib/contract/kinds/course-facts';
import { opensAt } from '@/lib/server/kinds/courses/opens-at';

const granted = new Date('2026-11-24T22:30:00Z');
const at = (opens: Partial<{ afterDays: number; on: string }>, zone: string | null, from = granted) =>
  opensAt({ afterDays: null, on: null, ...opens }, from, zone)?.toISOString() ?? null;

it('a lesson without a time is open from the start', () => expect(at({}, 'Asia/Riyadh')).toBeNull());

it.each([
  // 01:30 on the 25th in Riyadh: one day later is the 26th
  ['Asia/Riyadh', '2026-11-25T21:00:00.000Z'],
  // 17:30 on the 24th in New York
  ['America/New_York', '2026-11-25T05:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-25T18:15:00.000Z'],
  // the platform's zone
  ['Nowhere/Land', '2026-11-25T21:00:00.000Z'],
  [null, '2026-11-25T21:00:00.000Z'],
])('one day after the purchase is the next midnight in %s', (zone, opens) => {
  expect(at({ afterDays: 1 }, zone)).toBe(opens);
});

it('a date begins at midnight where the buyer is, also after the clocks changed', () => {
  expect(at({ on: '2026-07-01' }, 'Europe/Berlin')).toBe('2026-06-30T22:00:00.000Z');
  expect(at({ on: '2026-12-01' }, 'Europe/Berlin')).toBe('2026-11-30T23:00:00.000Z');
  expect(at({ afterDays: 200 }, 'Europe/Berlin')).toBe('2027-06-11T22:00:00.000Z');
});

it('a day whose midnight does not exist begins when its first hour does', () => {
  // Cairo goes from 00:00 to 01:00 on the last Friday of April.
  expect(at({ on: '2026-04-24' }, 'Africa/Cairo')).toBe('2026-04-23T22:00:00.000Z');
});

it('no day is of the year 0, which no calendar of a database has', () => {
  const isRead = (on: string) => Opens.safeParse({ afterDays: null, on }).success;
  expect(['0000-01-01', '0001-01-01', '2026-02-29', '9999-12-31'].map(isRead)).toEqual([
    false,
    true,
    false,
    true,
  ]);
});
