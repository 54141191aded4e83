import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitNet, splitSale } from '@/lib/server/ledger/split';

const money = fc.oneof(
  fc.nat(10_000),
  fc.nat(10 ** 9),
  fc.constantFrom(0, 1, 2, 3, 99, Number.MAX_SAFE_INTEGER),
);

/** Shares that sum to 100 %: the seller's own first. */
const shares = fc.array(fc.nat(10_000), { maxLength: 12 }).map((cuts) => {
  const sorted = [0, ...cuts.toSorted((a, b) => a - b), 10_000];
  return sorted.slice(1).map((cut, i) => ({ userId: `${i}`, shareBps: cut - (sorted[i] ?? 0) }));
});

describe('a sale', () => {
  it('is split into a fee and parts that sum to it exactly, and no part is negative', () => {
    fc.assert(
      fc.property(money, fc.nat(10_000), shares, (amount, feeBps, given) => {
        const { fee, net } = splitSale(amount, feeBps);
        const parts = splitNet(net, given);
        const sum = parts.reduce((total, part) => total + BigInt(part.amount), BigInt(fee));
        expect(sum).toBe(BigInt(amount));
        for (const part of [fee, ...parts.map((part) => part.amount)]) expect(part).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    { amount: 1, feeBps: 1000, fee: 0, net: 1 },
    { amount: 999, feeBps: 1000, fee: 99, net: 900 },
    { amount: 999, feeBps: 9_999, fee: 998, net: 1 },
  ])('of $amount at $feeBps basis points is split into $fee and $net', ({ amount, feeBps, ...parts }) => {
    expect(splitSale(amount, feeBps)).toEqual(parts);
  });

  it('gives each member their share rounded down, and the seller the rest', () => {
    fc.assert(
      fc.property(money, shares, (net, given) => {
        const [own, ...others] = splitNet(net, given);
        for (const { amount, shareBps } of others) {
          const exact = BigInt(net) * BigInt(shareBps);
          expect(BigInt(amount) * 10_000n <= exact).toBe(true);
          expect((BigInt(amount) + 1n) * 10_000n > exact).toBe(true);
        }
        expect(BigInt(own?.amount ?? -1) * 10_000n >= BigInt(net) * BigInt(own?.shareBps ?? 0)).toBe(true);
        expect(splitNet(net, given)).toEqual([own, ...others]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('of one cent goes to the company; of 100.01 each third is 33.33 and the company gets the rest', () => {
    const thirds = [3334, 3333, 3333].map((shareBps) => ({ shareBps }));
    expect(splitNet(1, thirds).map(({ amount }) => amount)).toEqual([1, 0, 0]);
    expect(splitNet(10_001, thirds).map(({ amount }) => amount)).toEqual([3335, 3333, 3333]);
    expect(splitNet(1800, [{ shareBps: 10_000 }])).toEqual([{ shareBps: 10_000, amount: 1800 }]);
  });
});
