import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSale } from '@/lib/server/ledger/split';

describe('splitSale', () => {
  it.each([
    [1999, 1000, { fee: 199, net: 1800 }],
    [1, 1000, { fee: 0, net: 1 }],
    [9, 1000, { fee: 0, net: 9 }],
    [10, 1000, { fee: 1, net: 9 }],
    [0, 1000, { fee: 0, net: 0 }],
    [1900, 0, { fee: 0, net: 1900 }],
    [1900, 10_000, { fee: 1900, net: 0 }],
    [Number.MAX_SAFE_INTEGER, 3333, { fee: 3_002_099_511_605_172, net: 6_005_099_743_135_819 }],
  ])('splits %i at a fee of %i basis points', (amount, bps, parts) => {
    expect(splitSale(amount, bps)).toEqual(parts);
  });

  it('rounds the fee down, and fee and net add up to the amount, for any amount and fee', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat(10_000), (amount, bps) => {
        const { fee, net } = splitSale(amount, bps);
        expect(fee + net).toBe(amount);
        expect(fee >= 0 && net >= 0 && Number.isSafeInteger(fee)).toBe(true);
        // the remainder of a cent is the seller's
        expect(BigInt(fee) * 10_000n <= BigInt(amount) * BigInt(bps)).toBe(true);
        expect(BigInt(fee + 1) * 10_000n > BigInt(amount) * BigInt(bps)).toBe(true);
      }),
    );
  });
});
