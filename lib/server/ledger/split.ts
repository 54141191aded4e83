import 'server-only';

/**
 * Splits a sale between platform and seller in minor units. The fee is rounded down, so the remainder of a cent falls to
 * the seller; fee + net = amount, and neither is negative.
 * @param amount minor units, a safe integer ≥ 0
 * @param feeBps basis points, 0 to 10,000
 */
export function splitSale(amount: number, feeBps: number): { fee: number; net: number } {
  const fee = Number((BigInt(amount) * BigInt(feeBps)) / 10_000n);
  return { fee, net: amount - fee };
}
