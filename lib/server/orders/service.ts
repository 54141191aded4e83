import 'server-only';
import type { OrderView } from '@/lib/contract/orders';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { presentOrder } from './present';
import { expireOrders as expireRows, findOrder } from './repo';

/** An own order with its payment. @throws AppError `not_found`, for another's too */
export async function getOrder(ctx: MemberCtx, id: string): Promise<OrderView> {
  return presentOrder(found(await findOrder(ctx.db, id, ctx.viewer.id)), ctx.now, ctx.locale);
}

/** Ends the orders that nobody paid in time. */
export function expireOrders(ctx: Ctx): Promise<void> {
  return expireRows(ctx.db, ctx.now);
}
