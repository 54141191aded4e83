import { describe, expect, it } from 'vitest';
import { conversion } from '@/lib/shared/conversion';

describe('the conversion', () => {
  it.each([
    [0, 0, null],
    [1, 0, null],
    [0, 10, 0],
    [1, 3, 3333],
    [1, 10_000, 1],
    [7, 5, 10_000],
  ])('of %d buyers and %d visitors is %s', (buyers, visitors, of) =>
    expect(conversion(buyers, visitors)).toBe(of),
  );
});
