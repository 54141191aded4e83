import 'server-only';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { findSold, type SoldBooking, updateCancelling } from './repo-appointments';
import { MINUTE } from './slots/hours';

export type { SoldBooking } from './repo-appointments';

const HOUR = 60 * MINUTE;
/** A slot is kept so long for whoever chose it, to pay. */
export const HELD_MS = 10 * MINUTE;
/** After its end, for either side to say that somebody was not there. */
export const OBJECTION_MS = 72 * HOUR;
const ALL = 10_000;
/** By the buyer, of their own accord. */
const MOST_MOVES = 3;

/** A sold booking, or a lesson of a package, whosever it is. @throws AppError `not_found` */
export const findSaleOf = async ({ db }: Ctx, bookingId: string): Promise<SoldBooking> =>
  found(await findSold(db, { hostId: null, bookingId }));

/** One that the caller gives or sells. @throws AppError `not_found` */
export const findHostBooking = async ({ db, viewer }: MemberCtx, bookingId: string): Promise<SoldBooking> =>
  found(await findSold(db, { hostId: viewer.id, bookingId }));

/** A lesson of a package that the caller bought. @throws AppError `not_found` */
export const findBoughtLesson = async ({ db, viewer }: MemberCtx, lessonId: string): Promise<SoldBooking> =>
  found(await findSold(db, { buyerId: viewer.id, lessonId }));

/** The booking that one of the caller's purchases is of. @throws AppError `not_found` */
export const findBoughtSale = async (
  { db, viewer }: MemberCtx,
  entitlementId: string,
): Promise<SoldBooking> => found(await findSold(db, { buyerId: viewer.id, entitlementId }));

type Agreed = Pick<
  SoldBooking,
  'starts_at' | 'free_hours' | 'half_hours' | 'move_asked_at' | 'clock_changed' | 'accept_by'
>;

/** It is not the buyer's doing that they need another time: the host asked, or new zone rules changed its hour. */
export const isToMove = ({ move_asked_at, clock_changed }: Agreed): boolean =>
  move_asked_at !== null || clock_changed;

/**
 * How much goes back to a buyer who cancels now, in basis points: as agreed, or all where it is to be moved, or was not
 * accepted yet; nothing once it has begun.
 */
export function backShare(row: Agreed, now: Date): number {
  const { starts_at, free_hours, half_hours } = row;
  const left = starts_at.getTime() - now.getTime();
  if (left <= 0) return 0;
  if (row.accept_by || isToMove(row) || left >= free_hours * HOUR) return ALL;
  return left >= half_hours * HOUR && half_hours < free_hours ? 5000 : 0;
}

/** Notes who cancels a booking and why, before its right is taken away: letters say so. */
export const noteCancelling = (
  { db }: MemberCtx,
  bookingId: string,
  how: { by: 'host' | 'buyer'; reason: string },
): Promise<void> => updateCancelling(db, bookingId, how);

/**
 * How often a buyer may still move it: as long as all would go back, since who moves a booking at the last moment and
 * then cancels it would go around the rules. Where it is to be moved, once at any time before it begins.
 */
export function movesLeft(row: Agreed & Pick<SoldBooking, 'moves' | 'state'>, now: Date): number {
  if (row.state !== 'confirmed' || row.accept_by || backShare(row, now) < ALL) return 0;
  return Math.max(MOST_MOVES - row.moves, isToMove(row) ? 1 : 0);
}

/**
 * What goes back by a share of the price, in minor units, and never more than is left after other refunds. A part of a
 * cent falls to the buyer.
 */
export const backOf = (
  { amount, given_back }: { amount: number; given_back: number },
  shareBps: number,
): number => Math.min(amount - given_back, Math.ceil((amount * shareBps) / ALL));
