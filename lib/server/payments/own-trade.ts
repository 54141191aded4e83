import 'server-only';
import { sharesOf } from '@/lib/server/companies/shares';
import type { MemberCtx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import type { LockedOrder } from '@/lib/server/orders/state';

/**
 * No operator decides about their own money: what they bought or sold, or what a company sold in which they have a
 * share. The caller holds the order locked.
 * @throws AppError `own_trade`
 */
export async function assertNotOwnTrade(ctx: MemberCtx, order: LockedOrder): Promise<void> {
  const shares = await sharesOf(
    ctx,
    order.lines.map((line) => line.seller_id),
    ctx.now,
  );
  const parties = [order.buyer_id, ...[...shares.values()].flat().map(({ userId }) => userId)];
  if (parties.includes(ctx.viewer.id)) throw new AppError('own_trade');
}
