/** What a payment processor keeps of each payment: basis points of the amount, and a sum in minor units. */
export interface Rate {
  bps: number;
  fixed: number;
}

/** Returns the cost of processing a payment, in minor units: rounded up, and never more than the payment. */
export const costOf = ({ bps, fixed }: Rate, amount: number): number =>
  Math.min(Math.ceil((amount * bps) / 10_000) + fixed, amount);

/**
 * Divides a payment's cost over its lines by their amounts, to the minor unit; the parts sum to the cost.
 * @param amounts minor units, in the lines' order
 */
export function spreadCost(cost: number, amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const upTo = (amount: number) =>
    total === 0 ? 0 : Number((BigInt(Math.min(cost, total)) * BigInt(amount)) / BigInt(total));
  let seen = 0;
  return amounts.map((amount) => {
    const before = upTo(seen);
    seen += amount;
    return upTo(seen) - before;
  });
}
