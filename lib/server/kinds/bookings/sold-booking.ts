import 'server-only';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { DAY, HOUR, MINUTE } from '@/lib/shared/time';
import { ALL, shareBack } from '../times/cancelling';
import { type Canceller, findSold, type SoldBooking, updateCancelling } from './repo-appointments';

export type { SoldBooking } from './repo-appointments';

/** A slot is kept so long for whoever chose it, to pay. */
export const HELD_MS = 10 * MINUTE;
/** After its end, for either side to say that somebody was not there. */
export const OBJECTION_MS = 72 * HOUR;
/** For a buyer to choose another slot for a request that lost its own. */
const CHOOSE_MS = 7 * DAY;
/** By the buyer, of their own accord. */
const MOST_MOVES = 3;

/** A sold booking, or a lesson of a package, whosever it is. @throws AppError `not_found` */
export const findSaleOf = async ({ db }: Ctx, bookingId: string): Promise<SoldBooking> =>
  found(await findSold(db, { hostId: null, bookingId }));

/** Returns one that the caller gives or sells. @throws AppError `not_found` */
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

/** Its slot is somebody else's, and its buyer, who has paid, has not chosen another yet. */
export const isToChoose = ({
  lost_at,
  access,
}: Pick<SoldBooking, 'lost_at'> & { access: string | null }): boolean =>
  lost_at !== null && access === 'active';

/** Until when its buyer chooses another slot for a request that lost its own; null for what is no such request. */
export const chooseBy = ({ lost_at, accept_by }: Pick<SoldBooking, 'lost_at' | 'accept_by'>): Date | null =>
  lost_at && accept_by && new Date(lost_at.getTime() + CHOOSE_MS);

/** Requests that lost their slot before this moment had time enough. */
export const lostBefore = (now: Date): Date => new Date(now.getTime() - CHOOSE_MS);

/**
 * Returns how much goes back to a buyer who cancels now, in basis points: as agreed, or all where it is to be moved, or
 * was not accepted yet; nothing once it has begun. A request that lost its slot never begins.
 */
export function backShare(row: Agreed & Partial<Pick<SoldBooking, 'lost_at'>>, now: Date): number {
  if (row.lost_at && row.accept_by) return ALL;
  return shareBack(row, now, row.accept_by !== null || isToMove(row));
}

/** Returns whether the caller accepts or cancels a booking as its host, or as the seller whose host it is. */
export const actsAs = ({ viewer }: MemberCtx, { host_id }: SoldBooking): 'host' | 'seller' =>
  viewer.id === host_id ? 'host' : 'seller';

/** Notes who cancels a booking and why, before its right is taken away: letters say so. */
export const noteCancelling = (
  { db }: MemberCtx,
  bookingId: string,
  how: { by: Canceller; reason: string },
): Promise<void> => updateCancelling(db, bookingId, how);

/**
 * Returns how often a buyer may still move it: as long as all would go back, since who moves a booking at the last
 * moment and then cancels it would go around the rules. Where it is to be moved, once at any time before it begins;
 * where its slot is somebody else's, at any time.
 */
export function movesLeft(
  row: Agreed & Pick<SoldBooking, 'moves' | 'state'> & Partial<Pick<SoldBooking, 'lost_at'>>,
  now: Date,
): number {
  if (row.lost_at) return 1;
  if (row.state !== 'confirmed' || row.accept_by || backShare(row, now) < ALL) return 0;
  return Math.max(MOST_MOVES - row.moves, isToMove(row) ? 1 : 0);
}

/** Until when a buyer may still change a confirmed booking; null where that moment has passed. */
export interface ChangeTerms {
  /** to move it */
  moveUntil: Date | null;
  /** to cancel it and get everything back */
  freeUntil: Date | null;
  /** to cancel it and get half back, after `freeUntil` */
  halfUntil: Date | null;
}

/** Returns until when a buyer may still move a booking, and cancel it for all or half of its price. */
export function changeTerms(row: Parameters<typeof movesLeft>[0], now: Date): ChangeTerms {
  const { starts_at, free_hours, half_hours } = row;
  const before = (hours: number) => {
    const moment = new Date(starts_at.getTime() - hours * HOUR);
    return moment > now ? moment : null;
  };
  if (isToMove(row)) return { moveUntil: before(0), freeUntil: before(0), halfUntil: null };
  const freeUntil = before(free_hours);
  return {
    moveUntil: movesLeft(row, now) > 0 ? freeUntil : null,
    freeUntil,
    halfUntil: half_hours < free_hours ? before(half_hours) : null,
  };
}
