import { expect, it } from 'vitest';
import { Pace } from '@/lib/client/resumable/pace';

const SIZE = 1_000;

it('says nothing in the first seconds, and nothing while nothing moves', () => {
  const pace = new Pace(SIZE);
  expect(pace.secondsLeft(0, 0)).toBeNull();
  expect(pace.secondsLeft(100, 2_000)).toBeNull();
  expect(new Pace(SIZE).secondsLeft(100, 60_000)).toBeNull();
});

it('says how long the rest takes at the pace of the last seconds', () => {
  const pace = new Pace(SIZE);
  pace.secondsLeft(0, 0);
  expect(pace.secondsLeft(100, 10_000)).toBe(90);
  // What was slow half a minute ago does not count.
  pace.secondsLeft(100, 40_000);
  expect(pace.secondsLeft(600, 45_000)).toBe(4);
});

it('begins again after a break, and after a step back', () => {
  const pace = new Pace(SIZE);
  pace.secondsLeft(0, 0);
  pace.secondsLeft(500, 5_000);
  pace.restart();
  expect(pace.secondsLeft(500, 60_000)).toBeNull();
  pace.secondsLeft(700, 62_000);
  expect(pace.secondsLeft(600, 64_000)).toBe(16);
});
