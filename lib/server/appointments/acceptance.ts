import 'server-only';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { acceptRequest, isNotGiven, listNotGiven } from '@/lib/server/kinds/bookings/requests';
import { findHostBooking, findSaleOf } from '@/lib/server/kinds/bookings/sold-booking';
import { lockOrder } from '@/lib/server/orders/state';
import { forEachRow, idRows } from './for-each-row';
import { held } from './money-on-hold';
import { giveBackRequest } from './packages';
import { returnSession } from './returned-lessons';

/**
 * The host or the seller accepts a booking that was asked for. To decline it, they cancel it.
 * @throws AppError `not_found`, `conflict` where it was accepted or cancelled, or is over
 */
export function acceptBooking(ctx: MemberCtx, id: string): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    await acceptRequest(ctx, await held(ctx, () => findHostBooking(ctx, id)));
    return { done: true };
  });
}

/**
 * Gives back requests that their hosts did not answer in time, and those that lost their slot and got no other in
 * time, each in its own transaction.
 */
export const endUnanswered = (ctx: Ctx): Promise<void> =>
  forEachRow(
    async (page) => idRows(await listNotGiven(ctx, page)),
    ({ id }) => giveBack(ctx, id),
    'what was not given did not go back',
  );

function giveBack(ctx: Ctx, id: string): Promise<unknown> {
  return inTransaction(ctx, async (ctx) => {
    await lockOrder(ctx, (await findSaleOf(ctx, id)).order_id);
    const sold = await findSaleOf(ctx, id);
    if (!isNotGiven(sold, ctx)) return;
    if (sold.package_id) return giveBackRequest(ctx, sold);
    await returnSession(ctx, sold, null);
  });
}
