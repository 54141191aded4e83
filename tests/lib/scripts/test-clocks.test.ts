import { expect, it } from 'vitest';
import { HOUR } from '@/lib/shared/time';
import { CLOCKS, clockOf } from '@/scripts/test-clocks.mjs';

const instants = new Map(CLOCKS.map(({ name, at }) => [name, new Date(at)]));
const timeOf = (name: string, timeZone: string, hoursLater = 0) =>
  new Date((instants.get(name)?.getTime() ?? Number.NaN) + hoursLater * HOUR).toLocaleString('sv-SE', {
    timeZone,
  });

it('has the instants that the names promise', () => {
  expect(timeOf('the last second of a year in Riyadh', 'Asia/Riyadh')).toBe('2026-12-31 23:59:59');
  expect(timeOf('the first hour of a month in Riyadh', 'Asia/Riyadh')).toBe('2027-02-01 00:30:00');
  expect(timeOf('29 February', 'UTC')).toBe('2028-02-29 12:00:00');
  const ramadan = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { month: 'long' });
  expect(ramadan.format(instants.get('a day in Ramadan'))).toBe('Ramadan');
});

it('has the hour that Cairo leaves out and the hour that Beirut repeats', () => {
  expect(timeOf('the switch night in Cairo', 'Africa/Cairo')).toBe('2027-04-29 23:30:00');
  expect(timeOf('the switch night in Cairo', 'Africa/Cairo', 1)).toBe('2027-04-30 01:30:00');
  expect(timeOf('the switch night in Beirut', 'Asia/Beirut', -1)).toBe('2027-10-30 23:30:00');
  expect(timeOf('the switch night in Beirut', 'Asia/Beirut')).toBe('2027-10-30 23:30:00');
});

it('gives each commit one clock, and all clocks are reached', () => {
  const commits = CLOCKS.map((_, index) => `0000000${index}f2c4`);
  expect(commits.map(clockOf)).toEqual(CLOCKS);
  expect(() => clockOf('HEAD')).toThrow('not the hash of a commit: HEAD');
});
