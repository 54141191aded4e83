import 'server-only';
import { sharesOf } from '@/lib/server/companies/shares';
import type { MemberCtx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import type { LockedOrder } from '@/lib/server/orders/state';

interface Trade {
  buyer_id: string;
  lines: readonly { seller_id: string }[];
}

/**
 * No operator decides about their own money: what they bought or sold, or what a company sold in which they have a
 * share. The caller holds the order locked.
 * @throws AppError `own_trade`
 */
export async function assertNotOwnTrade(ctx: MemberCtx, order: LockedOrder): Promise<void> {
  if ((await ownTradesAmong(ctx, [order])).has(order)) throw new AppError('own_trade');
}

/** Returns the orders that an operator bought from, sold to, or has a share of. */
export async function ownTradesAmong<T extends Trade>(
  ctx: MemberCtx,
  orders: readonly T[],
): Promise<ReadonlySet<T>> {
  const sellers = orders.flatMap(({ lines }) => lines.map((line) => line.seller_id));
  const shares = await sharesOf(ctx, sellers, ctx.now);
  const isParty = ({ buyer_id, lines }: T) => {
    const earning = lines.flatMap((line) => shares.get(line.seller_id) ?? []).map(({ userId }) => userId);
    return [buyer_id, ...earning].includes(ctx.viewer.id);
  };
  return new Set(orders.filter(isParty));
}
