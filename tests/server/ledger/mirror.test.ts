import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reversedBetween, reversedParts, type SoldLine } from '@/lib/server/ledger/mirror';
import { splitNet, splitSale } from '@/lib/server/ledger/split';

const line: fc.Arbitrary<SoldLine> = fc
  .record({
    amount: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 9_000_000_000_000 })),
    feeBps: fc.integer({ min: 0, max: 10_000 }),
    shares: fc.array(fc.integer({ min: 0, max: 2_500 }), { maxLength: 4 }),
  })
  .map(({ amount, feeBps, shares }) => {
    const { fee, net } = splitSale(amount, feeBps);
    const own = 10_000 - shares.reduce((sum, share) => sum + share, 0);
    const [seller, ...others] = splitNet(
      net,
      [own, ...shares].map((shareBps, index) => ({ ownerId: String(index), shareBps })),
    );
    return { amount, fee, parts: [...others, ...(seller ? [seller] : [])] };
  });

const sumOf = ({ fee, parts }: { fee: number; parts: readonly { amount: number }[] }) =>
  parts.reduce((sum, { amount }) => sum + amount, fee);
const amounts = ({ fee, parts }: { fee: number; parts: readonly { amount: number }[] }) => [
  fee,
  ...parts.map(({ amount }) => amount),
];

describe('the reversal of a sale', () => {
  it('sums to the money given back, never takes a negative part, and finally equals the sale', () => {
    fc.assert(
      fc.property(
        line,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }),
        (sold, cuts) => {
          const totals = [
            0,
            ...cuts.map((cut) => Math.floor(cut * sold.amount)).sort((a, b) => a - b),
            sold.amount,
          ];
          const taken = amounts(sold).map(() => 0);
          for (const [index, after] of totals.slice(1).entries()) {
            const before = totals[index] ?? 0;
            const step = reversedBetween(sold, before, after);
            expect(sumOf(step)).toBe(after - before);
            for (const [place, amount] of amounts(step).entries()) {
              expect(amount).toBeGreaterThanOrEqual(0);
              taken[place] = (taken[place] ?? 0) + amount;
            }
          }
          expect(taken).toEqual(amounts(sold));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('takes the fee’s share of the total given back, rounded down', () => {
    fc.assert(
      fc.property(line, fc.double({ min: 0, max: 1, noNaN: true }), (sold, cut) => {
        const total = Math.floor(cut * sold.amount);
        const share = Number((BigInt(total) * BigInt(sold.fee)) / BigInt(sold.amount));
        expect(reversedParts(sold, total).fee).toBe(share);
      }),
    );
  });

  it('from one total to another and back again changes nothing', () => {
    fc.assert(
      fc.property(
        line,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (sold, one, other) => {
          const [before, after] = [Math.floor(one * sold.amount), Math.floor(other * sold.amount)];
          const there = amounts(reversedBetween(sold, before, after));
          const back = amounts(reversedBetween(sold, after, before));
          expect(there.map((amount, index) => amount + (back[index] ?? 0))).toEqual(there.map(() => 0));
        },
      ),
    );
  });

  it('splits the cents of 3.33 in three steps of 1.11 in a fixed way', () => {
    const sold = {
      amount: 333,
      fee: 33,
      parts: [
        { ownerId: 'a', amount: 100 },
        { ownerId: 'seller', amount: 200 },
      ],
    };
    const steps = [0, 111, 222].map((before) => amounts(reversedBetween(sold, before, before + 111)));
    expect(steps).toEqual([
      [11, 33, 67],
      [11, 33, 67],
      [11, 34, 66],
    ]);
  });
});
