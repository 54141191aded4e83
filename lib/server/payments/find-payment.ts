import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { findPayment, lockKeptPayment as lockRow, type PaymentRow } from './repo';

/** A payment in its present state. @throws AppError `not_found` */
export async function getPayment(ctx: Ctx, id: string): Promise<PaymentRow> {
  return found(await findPayment(ctx.db, id));
}

/**
 * The payment that paid an order, locked until the caller's transaction ends. The caller has locked the order before.
 */
export function lockKeptPayment(ctx: Ctx, orderId: string): Promise<PaymentRow | undefined> {
  return lockRow(ctx.db, orderId);
}
