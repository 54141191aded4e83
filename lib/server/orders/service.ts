import 'server-only';
import type { OrderView } from '@/lib/contract/orders';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { found } from '@/lib/server/errors';
import { coversOf, releaseLines, sessionsOf } from './lines/service';
import { presentOrder } from './present';
import { expireOrders as expireRows, findOrder, type OrderRow } from './repo';

export { type NewLine, type NewOrder, type OrderRow, orderWrites } from './repo';

/** Returns one of the caller's orders with its payment. @throws AppError `not_found`, also for somebody else's order */
export async function getOrder(ctx: MemberCtx, id: string): Promise<OrderView> {
  return presentOrder(await ownOrder(ctx, id), ctx.now, ctx.locale);
}

/** The same as a row. @throws AppError `not_found` */
export async function ownOrder(ctx: MemberCtx, id: string): Promise<OrderRow> {
  const order = found(await findOrder(ctx.db, id, ctx.viewer.id));
  const [covers, sessions] = await Promise.all([coversOf(ctx, order.lines), sessionsOf(ctx, order.lines)]);
  const lines = order.lines.map((line) => ({
    ...line,
    cover_id: covers.get(line.subject_id) ?? null,
    session: sessions.get(line.id) ?? null,
  }));
  return { ...order, lines };
}

/** Ends the orders that nobody paid in time; what was reserved for them is free again. */
export function expireOrders(ctx: Ctx): Promise<void> {
  return inTransaction(ctx, async (ctx) => releaseLines(ctx, await expireRows(ctx.db, ctx.now)));
}
