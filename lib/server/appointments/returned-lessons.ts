import 'server-only';
import { cancelLine, giveBackPart } from '@/lib/server/after-sale/cancel';
import type { Ctx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { noteSettled, openAbsencesOf } from '@/lib/server/kinds/bookings/absences';
import {
  extendFrom,
  lessonsGoingOn,
  payableAt,
  returnHeld,
} from '@/lib/server/kinds/bookings/packages/lessons';
import { findPackage, unusedShare } from '@/lib/server/kinds/bookings/packages/view';
import { findSaleOf, type SoldBooking } from '@/lib/server/kinds/bookings/sold-booking';
import { letGo, setHeldUntil } from '@/lib/server/payments/holds';

/**
 * A lesson for which its host was not there is in its package again, which lasts long enough for another. Where the
 * package is over, the share of the lesson goes back instead. The caller has locked its order.
 * @param by who decided it; null where a rule did
 */
export async function returnLesson(ctx: Ctx, sold: SoldBooking, by: string | null): Promise<void> {
  const { order_id: orderId, line_id: lineId } = sold;
  const id = found(sold.package_id);
  const before = await findPackage(ctx, id);
  await returnHeld(ctx, sold);
  if (before.access === 'active' && before.ends_at > ctx.now) {
    await extendFrom(ctx, ctx.now, id);
    return setHeldUntil(ctx, lineId, await payableAt(ctx, id));
  }
  // The shares of several add up to that of all of them.
  const amount = unusedShare({ ...before, used: before.used - 1 }) - unusedShare(before);
  await giveBackPart(ctx, { orderId, lineId, thing: 'lesson', cause: 'not_given', amount, by, answer: '' });
}

/**
 * Gives back the whole price of a booking whose session was not given. The caller has locked its order.
 * @param by the person who decided it; null where a rule did
 */
export async function returnSession(
  ctx: Ctx,
  { order_id: orderId, line_id: lineId }: SoldBooking,
  by: string | null,
): Promise<void> {
  const how = { thing: 'session', cause: 'not_given', shareBps: 10_000, by, answer: '' } as const;
  await cancelLine(ctx, { orderId, lineId, ...how });
}

/**
 * The host ends a package: nobody asks any more who was there for its lessons. They return, as if the host had not been
 * there, and so does one that goes on: its buyer had no time to say so. The caller has locked its order.
 */
export async function returnInQuestion(
  ctx: Ctx,
  { lineId, packageId }: { lineId: string; packageId: string },
): Promise<void> {
  for (const id of await lessonsGoingOn(ctx, packageId)) await returnHeld(ctx, await findSaleOf(ctx, id));
  for (const id of await openAbsencesOf(ctx, lineId)) {
    await returnHeld(ctx, await findSaleOf(ctx, id));
    await noteSettled(ctx, id, 'back');
  }
  await letGo(ctx, lineId);
}
