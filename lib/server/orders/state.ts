import 'server-only';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { type Write, writeTogether } from '@/lib/server/db/writes';
import { found } from '@/lib/server/errors';
import { releaseLines, reserveLines } from './lines/service';
import {
  expireEarlier,
  type LockedOrder,
  lockFreeOrders as lockFreeRows,
  lockOrder as lockRow,
  orderStatusWrite,
  type PaidBy,
  updateEnded,
  updateExpiry,
} from './repo';

export type { Line } from './lines/service';
export type { LockedOrder, PaidBy } from './repo';

/**
 * An order with its lines, held until the caller's transaction ends, and with it all purchases of its buyer.
 * @throws AppError `not_found`
 */
export async function lockOrder(ctx: Ctx, id: string): Promise<LockedOrder> {
  return found(await lockRow(ctx.db, id));
}

/**
 * The orders that a gateway's payments are of, held like by `lockOrder`, but those that somebody else holds at this
 * moment.
 */
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

/** Cancels a locked order, in the caller's transaction; what was kept for it is free again. */
export async function cancelOrder(ctx: Ctx, order: LockedOrder): Promise<void> {
  await writeTogether(ctx.db, [orderStatusWrite([order.id], 'cancelled', null)]);
  await releaseLines(ctx, order.lines);
}

/**
 * Ends what a buyer left unpaid of these, in the transaction that makes another order of them: what was kept for it is
 * free again, so that nobody keeps more than they can pay at once, nor is refused for what is kept for themselves.
 * Money that comes for it still is late money.
 */
export async function endEarlier(ctx: MemberCtx, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length > 0) await releaseLines(ctx, await expireEarlier(ctx.db, ctx.viewer.id, subjectIds));
}

/**
 * Cancels a line of a locked order, in the caller's transaction: from now on nothing gives access to it.
 * @returns false when it was cancelled before
 */
export function endLine(ctx: Ctx, lineId: string, cause: string): Promise<boolean> {
  return updateEnded(ctx.db, lineId, cause, ctx.now);
}

/** That locked orders are paid. */
export const paidOrdersWrite = (ctx: Ctx, orderIds: readonly string[]): Write =>
  orderStatusWrite(orderIds, 'paid', ctx.now);

/**
 * Has a locked order wait for its money so long, in the caller's transaction; what it is of is kept as long.
 * @throws AppError `not_purchasable` where that is gone
 */
export async function waitUntil(ctx: Ctx, order: LockedOrder, time: number): Promise<void> {
  const until = new Date(time);
  await updateExpiry(ctx.db, order.id, until);
  await reserveLines(ctx, order.lines, until);
}
