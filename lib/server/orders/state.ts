import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { listLines, lockBuyer as lockBuyerRow, lockOrder as lockRow, updateOrderStatus } from './repo';

export type { Line, LockedOrder } from './repo';

/** An order's state, held until the caller's transaction ends. @throws AppError `not_found` */
export async function lockOrder(ctx: Ctx, id: string) {
  return found(await lockRow(ctx.db, id));
}

/** Waits until no other purchase of this buyer is being made or settled. */
export function lockBuyer(ctx: Ctx, buyerId: string): Promise<void> {
  return lockBuyerRow(ctx.db, buyerId);
}

/** What an order is of. */
export function orderLines(ctx: Ctx, orderId: string) {
  return listLines(ctx.db, orderId);
}

/** Moves a locked order to another state, in the caller's transaction. */
export function moveOrder(ctx: Ctx, orderId: string, status: 'paid' | 'cancelled'): Promise<void> {
  return updateOrderStatus(ctx.db, orderId, status, status === 'paid' ? ctx.now : null);
}
