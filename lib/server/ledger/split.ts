import 'server-only';

/**
 * Splits a sale between platform and seller in minor units. The fee is rounded down, so the remainder of a cent falls
 * to the seller; fee + net = amount, and neither is negative.
 * @param amount minor units, a safe integer ≥ 0
 * @param feeBps basis points, 0 to 10,000
 */
export function splitSale(amount: number, feeBps: number): { fee: number; net: number } {
  const fee = Number((BigInt(amount) * BigInt(feeBps)) / 10_000n);
  return { fee, net: amount - fee };
}

/**
 * Splits the net of a sale among those who have a share of it, to the minor unit. Each part is rounded down; the rest
 * falls to the first, who is the seller. The parts sum to the net, and none is negative.
 * @param net minor units, a safe integer ≥ 0
 * @param shares the seller's own first; together 10,000 basis points
 */
export function splitNet<S extends { shareBps: number }>(
  net: number,
  shares: readonly S[],
): (S & { amount: number })[] {
  const parts = shares.map((share) => ({
    ...share,
    amount: Number((BigInt(net) * BigInt(share.shareBps)) / 10_000n),
  }));
  const left = parts.reduce((rest, { amount }) => rest - amount, net);
  return parts.map((part, index) => (index === 0 ? { ...part, amount: part.amount + left } : part));
}
