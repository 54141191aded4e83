import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type { Money } from '@/lib/contract/fields';
import type * as contract from '@/lib/contract/kinds/appointments';
import { cancelLine } from '@/lib/server/after-sale/cancel';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError } from '@/lib/server/errors';
import { notifyOfBookings } from '@/lib/server/kinds/bookings/notices';
import {
  actsAs,
  backShare,
  chooseBy,
  findBoughtSale,
  findHostBooking,
  isToChoose,
  noteCancelling,
  type SoldBooking,
} from '@/lib/server/kinds/bookings/sold-booking';
import { CURRENCY } from '@/lib/shared/currency';
import { held } from './money-on-hold';
import { cancelHostLesson } from './packages';

const ALL = 10_000;

/**
 * The host cancels a booking that has not begun, or that lost its slot: its buyer gets everything back, or the lesson
 * of a package, and the slot is free.
 * @throws AppError `not_found`, `conflict` once it has begun, or where it was cancelled already
 */
export function cancelHostBooking(
  ctx: MemberCtx,
  id: string,
  { reason }: Parsed<typeof contract.cancelHostBooking>['body'],
): Promise<{ refunded: Money }> {
  return inTransaction(ctx, async (ctx) => {
    const sold = await held(ctx, () => findHostBooking(ctx, id));
    if (sold.package_id) {
      await cancelHostLesson(ctx, sold, reason);
      return { refunded: { amount: 0, currency: CURRENCY } };
    }
    return cancel(ctx, sold, { cause: actsAs(ctx, sold), shareBps: ALL, answer: reason });
  });
}

/**
 * The buyer cancels a booking that has not begun; what goes back is as was agreed when they booked. A request that lost
 * its slot is withdrawn at any time.
 * @throws AppError `not_found`, `conflict` once it has begun, where it was cancelled already, and where something else
 *   would go back than they saw
 */
export function cancelBooking(
  ctx: MemberCtx,
  id: string,
  { backBps }: Parsed<typeof contract.cancelBooking>['body'],
): Promise<{ refunded: Money }> {
  return inTransaction(ctx, async (ctx) => {
    const sold = await held(ctx, () => findBoughtSale(ctx, id));
    const shareBps = backShare(sold, ctx.now);
    if (shareBps !== backBps) throw new AppError('conflict');
    return cancel(ctx, sold, { cause: 'buyer', shareBps, answer: '' });
  });
}

async function cancel(
  ctx: MemberCtx,
  sold: SoldBooking,
  how: { cause: 'host' | 'seller' | 'buyer'; shareBps: number; answer: string },
): Promise<{ refunded: Money }> {
  const isAhead = sold.state === 'confirmed' && sold.starts_at > ctx.now;
  // A dispute is no way for its buyer to cancel what was no request.
  const isLost = isToChoose(sold) && (how.cause !== 'buyer' || chooseBy(sold) !== null);
  if (!isAhead && !isLost) throw new AppError('conflict');
  const { order_id: orderId, line_id: lineId } = sold;
  await noteCancelling(ctx, sold.id, { by: how.cause, reason: how.answer });
  // What has no slot is not taken from anybody: taking its right away notifies nobody.
  if (isLost && how.cause !== 'buyer') await notifyOfBookings(ctx, [sold.id], 'cancelled');
  const { refunded } = await cancelLine(ctx, {
    orderId,
    lineId,
    thing: 'session',
    by: ctx.viewer.id,
    ...how,
  });
  return { refunded: { amount: refunded, currency: CURRENCY } };
}
