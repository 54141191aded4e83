import 'server-only';
import { type PartyShare, sharesOf } from '@/lib/server/companies/shares';
import type { Ctx } from '@/lib/server/ctx';
import { splitNet } from '@/lib/server/ledger/split';
import type { Line, LockedOrder } from '@/lib/server/orders/state';

/** What one person earns by a line of a sale they have a share in. */
export interface Part {
  orderId: string;
  lineId: string;
  ownerId: string;
  shareBps: number;
  /** minor units of `currency`, more than 0 */
  amount: number;
  currency: string;
}

/** What is left of a line after the platform's fee. */
const netOf = (line: Line) => line.amount - line.fee_amount;

/** Divides the lines of orders by the present shares: the parts of each line sum to its net. */
export async function partsOf(ctx: Ctx, orders: readonly LockedOrder[]): Promise<Part[]> {
  const sold = orders.flatMap(({ id: orderId, buyer_id: buyerId, currency, lines }) =>
    lines.filter((line) => netOf(line) > 0).map((line) => ({ orderId, buyerId, currency, line })),
  );
  const sellerIds = sold.map(({ line }) => line.seller_id);
  const shares = await sharesOf(ctx, sellerIds, ctx.now);
  return sold.flatMap(({ orderId, buyerId, currency, line }) =>
    splitNet(netOf(line), withoutBuyer(shares.get(line.seller_id) ?? [], buyerId))
      .filter(({ amount }) => amount > 0)
      .map(({ userId, shareBps, amount }) => {
        return { orderId, lineId: line.id, ownerId: userId, shareBps, amount, currency };
      }),
  );
}

/**
 * Nobody earns from their own purchase: a buyer who joined the company while the order waited leaves their share to it.
 */
function withoutBuyer(shares: readonly PartyShare[], buyerId: string): PartyShare[] {
  const own = shares.find(({ userId }) => userId === buyerId);
  const others = shares.filter((share) => share !== own);
  return others.map((share, at) =>
    at === 0 && own ? { ...share, shareBps: share.shareBps + own.shareBps } : share,
  );
}
