import 'server-only';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type * as contract from '@/lib/contract/kinds/moves';
import type { MemberCtx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { daysOf } from '@/lib/shared/slot-days';
import { MINUTE } from '@/lib/shared/time';
import { clocksOf } from './clocks';
import { type Agreed, type Booked, findBookedOf, type Moving, nextSlots, presented } from './free-slots';
import { notifyOfBookings } from './notices';
import { upsertClocks } from './repo-clocks';
import * as repo from './repo-moves';
import { lockHost, releaseHolds } from './repo-slots';
import { answerBy } from './requests';
import { monthOf } from './slots/month';
import {
  findBoughtSale,
  findHostBooking,
  isToMove,
  movesLeft,
  OBJECTION_MS,
  type SoldBooking,
} from './sold-booking';
import { takeSlot } from './take-slot';

const minutesOf = ({ starts_at, ends_at }: SoldBooking) => (ends_at.getTime() - starts_at.getTime()) / MINUTE;

/** What is booked, for whoever moves a booking: a place that was sold as private is not moved into a group. */
async function bookedFor(ctx: MemberCtx, sold: SoldBooking): Promise<Booked> {
  const { offer, hours } = await findBookedOf(ctx, sold);
  return { offer: { ...offer, seats: Math.min(offer.seats, sold.seats) }, hours };
}

const movingOf = ({ id, starts_at }: SoldBooking): Moving => ({ bookingId: id, startsAt: starts_at });

/**
 * The slots of a month to which one of the caller's bookings can be moved.
 * @throws AppError `not_found`, `conflict` where it cannot be moved
 */
export async function listMoveSlots(
  ctx: MemberCtx,
  id: string,
  { month, timeZone }: Parsed<typeof contract.listMoveSlots>['query'],
): Promise<Payload<typeof contract.listMoveSlots>> {
  const sold = await findBoughtSale(ctx, id);
  if (movesLeft(sold, ctx.now) === 0) throw new AppError('conflict');
  const booked = await bookedFor(ctx, sold);
  const asked = { minutes: minutesOf(sold), timeZone, within: monthOf(month, timeZone) };
  return daysOf(await presented(ctx, booked, { ...asked, moving: movingOf(sold) }), asked.minutes);
}

/** The next slots after a moment to which a booking can be moved. */
export async function nextMoveSlots(
  ctx: MemberCtx,
  sold: SoldBooking,
  { startsAt, timeZone }: { startsAt: string; timeZone: string },
) {
  const booked = await bookedFor(ctx, sold);
  const asked = { minutes: minutesOf(sold), timeZone, from: Date.parse(startsAt) };
  return nextSlots(ctx, booked, { ...asked, moving: movingOf(sold) });
}

/**
 * Moves one of the caller's bookings, under its host's lock: it has the new time, or keeps its own. The caller has
 * locked its order.
 * @param agreed of a lesson: until when its package lasts
 * @returns when its money may be paid out at the earliest
 * @throws AppError `conflict` where it cannot be moved, `slot_taken`
 */
export async function moveTo(
  ctx: MemberCtx,
  sold: SoldBooking,
  { startsAt, timeZone }: { startsAt: string; timeZone: string },
  agreed?: Agreed,
): Promise<{ holdUntil: Date }> {
  const { db, now, viewer } = ctx;
  if (sold.access !== 'active' || movesLeft(sold, now) === 0) throw new AppError('conflict');
  await lockHost(db, sold.host_id);
  const { offer, hours } = await bookedFor(ctx, sold);
  await releaseHolds(db, { hostId: sold.host_id, buyerId: viewer.id, now }, 'unordered');
  const from = Date.parse(startsAt);
  const to = from + minutesOf(sold) * MINUTE;
  const moving = { ...movingOf(sold), slotId: sold.slot_id };
  const slotId = await takeSlot(ctx, { offer, hours }, { from, to }, { moving, agreed });
  const moves = sold.moves + (sold.lost_at || isToMove(sold) ? 0 : 1);
  // Only a request that lost its slot is moved: its host has not answered yet.
  const asked = { starts_at: new Date(from), least_notice: hours.least_notice };
  const acceptBy = sold.accept_by && answerBy(asked, now);
  await repo.updateMoved(db, sold.id, { slotId, timeZone, moves, acceptBy, now });
  const zones = { hostZone: hours.time_zone, buyerZone: timeZone };
  await upsertClocks(db, clocksOf(sold.id, new Date(from), zones));
  await notifyOfBookings(ctx, [sold.id], acceptBy ? 'requested' : 'moved');
  return { holdUntil: new Date(to + OBJECTION_MS) };
}

/**
 * Asks the buyer of one of the caller's bookings for another time. Asked again, the reason is the new one.
 * @throws AppError `not_found`, `conflict` once it has begun or was cancelled
 */
export async function askBuyerToMove(ctx: MemberCtx, id: string, reason: string): Promise<void> {
  const sold = await findHostBooking(ctx, id);
  if (!(await repo.updateAsked(ctx.db, sold.id, { reason, now: ctx.now }))) throw new AppError('conflict');
  await notifyOfBookings(ctx, [sold.id], 'moveAsked');
}

/**
 * What the caller notes about a booking of their own time; what has not begun cannot be done.
 * @throws AppError `not_found`, `conflict`
 */
export async function putBookingNote(
  ctx: MemberCtx,
  id: string,
  { note, isDone }: Parsed<typeof contract.putBookingNote>['body'],
): Promise<{ done: true }> {
  const sold = await findHostBooking(ctx, id);
  // What a member notes for themselves is not their company's.
  if (sold.host_id !== ctx.viewer.id) throw new AppError('not_found');
  if (isDone && (sold.starts_at > ctx.now || sold.state !== 'confirmed')) throw new AppError('conflict');
  await repo.updateNote(ctx.db, sold.id, { note, doneAt: isDone ? ctx.now : null });
  return { done: true };
}
