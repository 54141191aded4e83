import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { type Write, writeTogether } from '@/lib/server/db/writes';
import { found } from '@/lib/server/errors';
import {
  type LockedOrder,
  lockFreeOrders as lockFreeRows,
  lockOrder as lockRow,
  orderStatusWrite,
  type PaidBy,
  updateExpiry,
} from './repo';

export type { LockedOrder, PaidBy } from './repo';
export type Line = LockedOrder['lines'][number];

/**
 * An order with its lines, held until the caller's transaction ends, and with it all purchases of its buyer.
 * @throws AppError `not_found`
 */
export async function lockOrder(ctx: Ctx, id: string): Promise<LockedOrder> {
  return found(await lockRow(ctx.db, id));
}

/** The orders that a gateway's payments are of, held like by `lockOrder`, but those that somebody else holds at this moment. */
export function lockFreeOrders(ctx: Ctx, paidBy: PaidBy): Promise<LockedOrder[]> {
  return lockFreeRows(ctx.db, paidBy);
}

/** Notes on a locked order how much of it has gone back, in the caller's transaction. */
export function moveReversed(
  ctx: Ctx,
  orderId: string,
  status: 'paid' | 'partly_refunded' | 'refunded',
): Promise<void> {
  return writeTogether(ctx.db, [orderStatusWrite([orderId], status, null)]);
}

/** Cancels a locked order, in the caller's transaction. */
export function cancelOrder(ctx: Ctx, orderId: string): Promise<void> {
  return writeTogether(ctx.db, [orderStatusWrite([orderId], 'cancelled', null)]);
}

/** That locked orders are paid. */
export const paidOrdersWrite = (ctx: Ctx, orderIds: readonly string[]): Write =>
  orderStatusWrite(orderIds, 'paid', ctx.now);

/** Has a locked order wait for its money so long, in the caller's transaction. */
export function waitUntil(ctx: Ctx, orderId: string, time: number): Promise<void> {
  return updateExpiry(ctx.db, orderId, new Date(time));
}
