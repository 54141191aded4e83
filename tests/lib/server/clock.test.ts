import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clock } from '@/lib/server/clock';

const TRUE_TIME = new Date('2026-11-21T10:00:00Z');
const LEAP_DAY = new Date('2028-02-29T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: TRUE_TIME, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the clock of the running app', () => {
  it('shows the machine’s time without TEST_CLOCK', () => {
    clock.start('today');
    expect([clock.now(), clock.aheadMs()]).toEqual([TRUE_TIME, 0]);
  });

  it('begins at the instant of TEST_CLOCK and keeps running', () => {
    clock.start(LEAP_DAY);
    expect(clock.now()).toEqual(LEAP_DAY);
    vi.setSystemTime(TRUE_TIME.getTime() + 5_000);
    expect(clock.now()).toEqual(new Date(LEAP_DAY.getTime() + 5_000));
  });

  it('is the same in the thread of pages, which gets the offset', () => {
    clock.start(LEAP_DAY);
    const offset = clock.aheadMs();
    vi.setSystemTime(TRUE_TIME.getTime() + 5_000);
    clock.setAhead(offset);
    expect(clock.now()).toEqual(new Date(LEAP_DAY.getTime() + 5_000));
  });
});

it('a stopped clock stays where it is', () => {
  clock.stop(LEAP_DAY);
  vi.setSystemTime(TRUE_TIME.getTime() + 5_000);
  expect(clock.now()).toEqual(LEAP_DAY);
  expect(clock.aheadMs()).toBe(LEAP_DAY.getTime() - TRUE_TIME.getTime() - 5_000);
});

it('a moment that must not lie before the request’s own is the later of both', () => {
  clock.stop(LEAP_DAY);
  const later = new Date(LEAP_DAY.getTime() + 1);
  expect([clock.nowOr(TRUE_TIME), clock.nowOr(later)]).toEqual([LEAP_DAY, later]);
});
