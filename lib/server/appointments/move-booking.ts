import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type { Booking } from '@/lib/contract/kinds/appointments';
import type * as contract from '@/lib/contract/kinds/moves';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError } from '@/lib/server/errors';
import { getBooking } from '@/lib/server/kinds/bookings/appointments';
import { askBuyerToMove, moveTo, nextMoveSlots } from '@/lib/server/kinds/bookings/moves';
import { findBoughtSale, findHostBooking } from '@/lib/server/kinds/bookings/sold-booking';
import { holdUntil } from '@/lib/server/payments/holds';
import { held } from './money-on-hold';
import { giveTime } from './packages';

/**
 * The buyer moves a booking at the price that they paid. Its money waits for the new time.
 * @throws AppError `not_found`, `not_entitled`, `conflict` where it was moved too often, or too late by its rules;
 *   `slot_taken` with the next that are free
 */
export async function moveBooking(
  ctx: MemberCtx,
  id: string,
  wanted: Parsed<typeof contract.moveBooking>['body'],
): Promise<Booking> {
  await getBooking(ctx, id);
  try {
    await inTransaction(ctx, async (ctx) => {
      const sold = await held(ctx, () => findBoughtSale(ctx, id));
      const moved = await moveTo(ctx, sold, wanted);
      await holdUntil(ctx, sold.line_id, moved.holdUntil);
    });
  } catch (error) {
    // It keeps the time that it had.
    if (!(error instanceof AppError) || error.code !== 'slot_taken') throw error;
    const sold = await findBoughtSale(ctx, id);
    throw new AppError('slot_taken', { slots: await nextMoveSlots(ctx, sold, wanted) });
  }
  return getBooking(ctx, id);
}

/**
 * The host asks the buyer for another time: they choose any free slot, or get all their money back.
 * @throws AppError `not_found`, `conflict` once it has begun, or where it was cancelled
 */
export function askToMove(
  ctx: MemberCtx,
  id: string,
  { reason }: Parsed<typeof contract.askToMove>['body'],
): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    const sold = await held(ctx, () => findHostBooking(ctx, id));
    await askBuyerToMove(ctx, sold.id, reason);
    if (sold.package_id) await giveTime(ctx, sold);
    return { done: true };
  });
}
