import 'server-only';
import { sharesOf } from '@/lib/server/companies/shares';
import type { Ctx } from '@/lib/server/ctx';
import { splitNet } from '@/lib/server/ledger/split';
import type { Line, LockedOrder } from '@/lib/server/orders/state';

/** What one of those who have a share of a sale earns by a line of it. */
export interface Part {
  lineId: string;
  ownerId: string;
  shareBps: number;
  /** minor units, more than 0 */
  amount: number;
}

/** What is left of a line behind the platform's fee. */
export const netOf = (line: Line) => line.amount - line.fee_amount;

/** The parts of an order's lines by the shares of this moment: of each line they sum to its net. */
export async function partsOf(ctx: Ctx, order: LockedOrder): Promise<Part[]> {
  const lines = order.lines.filter((line) => netOf(line) > 0);
  const shares = await sharesOf(
    ctx,
    lines.map((line) => line.seller_id),
    ctx.now,
  );
  return lines.flatMap((line) =>
    splitNet(netOf(line), shares.get(line.seller_id) ?? [])
      .filter(({ amount }) => amount > 0)
      .map(({ userId, shareBps, amount }) => ({ lineId: line.id, ownerId: userId, shareBps, amount })),
  );
}
