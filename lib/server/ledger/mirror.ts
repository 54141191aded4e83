import 'server-only';

/** Who got which part of a line when it was sold: the fee and the parts sum to the amount. */
export interface SoldLine {
  amount: number;
  fee: number;
  /** the seller's own part comes last: it takes the rest of a cent, as at the sale */
  parts: readonly { ownerId: string; amount: number }[];
}

export interface Reversed {
  fee: number;
  parts: { ownerId: string; amount: number }[];
}

/**
 * What each person has given back once `total` of a line has gone back in all. It depends on the total alone, so
 * refunds, disputes and failed ones may come in any order. Each takes their share of what is left for them and those
 * after them, rounded down, and the last takes the rest. So a greater total never takes less from anybody, the parts
 * sum to the total, and the whole amount gives the sale itself again. See decisions/020.
 * @param total minor units, 0 to the line's amount
 */
export function reversedParts(line: SoldLine, total: number): Reversed {
  let [left, whole] = [total, line.amount];
  const take = (share: number) => {
    const taken = whole === 0 ? 0 : Number((BigInt(left) * BigInt(share)) / BigInt(whole));
    left -= taken;
    whole -= share;
    return taken;
  };
  const fee = take(line.fee);
  const parts = line.parts.map(({ ownerId, amount }) => ({ ownerId, amount: take(amount) }));
  return { fee, parts };
}

/**
 * Returns how each person's part changes when the total goes from `before` to `after`: negative where the total
 * shrinks.
 */
export function reversedBetween(line: SoldLine, before: number, after: number): Reversed {
  const [from, to] = [reversedParts(line, before), reversedParts(line, after)];
  const parts = to.parts.map((part, index) => ({
    ...part,
    amount: part.amount - (from.parts[index]?.amount ?? 0),
  }));
  return { fee: to.fee - from.fee, parts };
}
