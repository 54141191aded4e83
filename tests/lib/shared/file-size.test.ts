import { expect, it } from 'vitest';
import { sizeOf } from '@/lib/shared/file-size';

it.each([
  [0, 0, 'b'],
  [1023, 1023, 'b'],
  [1024, 1, 'kb'],
  [1500, 1.5, 'kb'],
  [12_900, 13, 'kb'],
  [5_242_880, 5, 'mb'],
  [2_147_483_648, 2, 'gb'],
  [20_937_965_568, 19.5, 'gb'],
  [5_000_000_000_000, 4657, 'gb'],
] as const)('%d bytes are %d %s', (bytes, value, unit) => {
  expect(sizeOf(bytes)).toEqual({ value, unit });
});
