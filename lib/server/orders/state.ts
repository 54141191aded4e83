import 'server-only';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { type Write, writeTogether } from '@/lib/server/db/writes';
import { AppError, found } from '@/lib/server/errors';
import { type Line, lockLines, releaseLines, reserveLines } from './lines/service';
import {
  cancelOrder as cancelRow,
  expireEarlier,
  expireOrder as expireRow,
  type LockedOrder,
  lockBuyer,
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
 * An order with its lines, locked until the caller's transaction ends, together with all purchases of its buyer.
 * @throws AppError `not_found`
 */
export async function lockOrder(ctx: Ctx, id: string): Promise<LockedOrder> {
  return found(await lockRow(ctx.db, id));
}

/**
 * The orders that a gateway's payments belong to, locked as by `lockOrder`. Orders that another transaction holds at
 * this moment are left out.
 */
export function lockFreeOrders(ctx: Ctx, paidBy: PaidBy): Promise<LockedOrder[]> {
  return lockFreeRows(ctx.db, paidBy);
}

/** Locks the caller's purchases as `lockOrder` does, for an order that is not made yet. */
export const lockPurchases = (ctx: MemberCtx): Promise<void> => lockBuyer(ctx.db, ctx.viewer.id);

/** Sets the status of a locked order by how much of its money has gone back, in the caller's transaction. */
export function updateRefundStatus(
  ctx: Ctx,
  orderId: string,
  status: 'paid' | 'partly_refunded' | 'refunded',
): Promise<void> {
  return writeTogether(ctx.db, [orderStatusWrite([orderId], status, null)]);
}

/**
 * Cancels a locked order, in the caller's transaction; what was reserved for it is free again. Where another of its
 * payments is under way, or a receipt waits for an operator, it goes on waiting for that.
 */
export async function cancelOrder(ctx: Ctx, order: LockedOrder): Promise<void> {
  await releaseLines(ctx, await cancelRow(ctx.db, order.id));
}

/**
 * Ends a locked order whose time is over, as the job does, in the caller's transaction. Where another of its payments
 * is under way, or a receipt waits for an operator, its clock stands still.
 */
export async function expireOrder(ctx: Ctx, order: LockedOrder): Promise<void> {
  await releaseLines(ctx, await expireRow(ctx.db, order.id));
}

/**
 * Ends a buyer's unpaid orders for any of these subjects, in the transaction that makes a new order for them. What was
 * reserved for the old orders is free again: so nobody reserves more than they can pay at once, and nobody is refused
 * because of their own reservation. Money that still arrives for an old order is late money.
 * @param lines of the new order: products come before what kinds lock to free something, so those that it sells as well
 */
export async function endEarlier(
  ctx: MemberCtx,
  lines: readonly Line[],
  subjectIds: readonly string[],
): Promise<void> {
  if (subjectIds.length === 0) return;
  const earlier = await expireEarlier(ctx.db, ctx.viewer.id, subjectIds);
  if (earlier.length === 0) return;
  await lockLines(ctx, [...lines, ...earlier]);
  await releaseLines(ctx, earlier);
}

/**
 * Cancels a line of a locked order, in the caller's transaction: it gives access to nothing any more.
 * @returns false when it was cancelled already
 */
export function endLine(ctx: Ctx, lineId: string, cause: string): Promise<boolean> {
  return updateEnded(ctx.db, lineId, cause, ctx.now);
}

/** Marks locked orders as paid. */
export const paidOrdersWrite = (ctx: Ctx, orderIds: readonly string[]): Write =>
  orderStatusWrite(orderIds, 'paid', ctx.now);

/**
 * Lets a locked order wait for its money until `time`, in the caller's transaction; what it reserves is kept as long.
 * @throws AppError `not_purchasable` where that is gone
 */
export async function waitUntil(ctx: Ctx, order: LockedOrder, time: number): Promise<void> {
  const until = new Date(time);
  await updateExpiry(ctx.db, order.id, until);
  await reserveLines(ctx, order.lines, until);
}

/**
 * Money is on its way for a locked order: what it reserves waits for that, until `time` at most, in the caller's
 * transaction. Where it is gone already, nothing changes: the money goes back when it comes.
 */
export async function keepReserved(ctx: Ctx, order: LockedOrder, time: number): Promise<void> {
  try {
    await reserveLines(ctx, order.lines, new Date(time));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}
