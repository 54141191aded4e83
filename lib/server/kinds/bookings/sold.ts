import 'server-only';
import type { MemberCtx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { findSold, type SoldBooking, updateCancelling } from './repo-appointments';
import { MINUTE } from './slots/hours';

export type { SoldBooking } from './repo-appointments';

const HOUR = 60 * MINUTE;

/** A sold booking of the caller's time. @throws AppError `not_found` */
export const findHostSale = async ({ db, viewer }: MemberCtx, bookingId: string): Promise<SoldBooking> =>
  found(await findSold(db, { hostId: viewer.id, bookingId }));

/** The booking that one of the caller's purchases is of. @throws AppError `not_found` */
export const findBoughtSale = async (
  { db, viewer }: MemberCtx,
  entitlementId: string,
): Promise<SoldBooking> => found(await findSold(db, { buyerId: viewer.id, entitlementId }));

/**
 * How much goes back to a buyer who cancels now, in basis points, as was agreed, or all where new zone rules
 * changed its hour; nothing once it has begun.
 */
export function backShare(
  {
    starts_at,
    free_hours,
    half_hours,
    clock_changed,
  }: Pick<SoldBooking, 'starts_at' | 'free_hours' | 'half_hours' | 'clock_changed'>,
  now: Date,
): number {
  const left = starts_at.getTime() - now.getTime();
  if (left <= 0) return 0;
  if (clock_changed || left >= free_hours * HOUR) return 10_000;
  return left >= half_hours * HOUR && half_hours < free_hours ? 5000 : 0;
}

/** Notes who cancels a booking and why, before its right is taken away: letters say so. */
export const noteCancelling = (
  { db }: MemberCtx,
  bookingId: string,
  how: { by: 'host' | 'buyer'; reason: string },
): Promise<void> => updateCancelling(db, bookingId, how);
