import 'server-only';
import type { BookingAnswer } from '@/lib/contract/kinds/booking-questions';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { env } from '@/lib/server/env';
import { AppError, found } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { DAY, MINUTE } from '@/lib/shared/time';
import { clocksOf } from '../clocks';
import { findBookedOf } from '../free-slots';
import { notifyOfBookings, notifyOfLessons } from '../notices';
import type { SoldBooking } from '../repo-appointments';
import { upsertClocks } from '../repo-clocks';
import { insertAnswered } from '../repo-questions';
import { freeEmpty } from '../repo-sales';
import { lockHost, releaseHolds } from '../repo-slots';
import { answerBy } from '../requests';
import { OBJECTION_MS } from '../sold-booking';
import { takeSlot } from '../take-slot';
import { agreedBy } from './free-lessons';
import { hasEnded, insertLesson, listGoingOn, noteComing, updateCancelled } from './repo-lessons';
import { findById, type PackageRow, updateEnd, updateStopped } from './repo-packages';
import { freeLessons } from './sold-packages';
import { leftOf } from './view';

/** A host who takes a lesson away gives so much time for another. */
const EXTENDED_MS = 30 * DAY;

interface Wanted {
  starts: readonly string[];
  timeZone: string;
  answers: readonly BookingAnswer[];
}

/**
 * Books lessons of a package, all or none, under its host's lock; or asks for them, where its host accepts each. The
 * caller has locked its order.
 * @throws AppError `no_lessons_left`, `slot_taken`, `answers_missing` with the first, unless its host's questions are
 *   answered
 */
export async function takeLessons(
  ctx: MemberCtx,
  row: PackageRow,
  { starts, timeZone, answers }: Wanted,
): Promise<void> {
  const { db, now, viewer } = ctx;
  if (row.ends_at <= now || leftOf(row) < starts.length) throw new AppError('no_lessons_left');
  if (!isAnswered(row, answers)) throw new AppError('answers_missing');
  await lockHost(db, row.host_id);
  const { offer, hours } = await findBookedOf(ctx, row);
  await releaseHolds(db, { hostId: offer.host_id, buyerId: viewer.id, now }, 'unordered');
  const zones = { hostZone: hours.time_zone, buyerZone: timeZone };
  const booked: string[] = [];
  for (const startsAt of starts) {
    const from = Date.parse(startsAt);
    const slot = { from, to: from + row.minutes * MINUTE };
    const slotId = await takeSlot(ctx, { offer, hours }, slot, { agreed: agreedBy(row) });
    const id = newId(now);
    const asked = { starts_at: new Date(from), least_notice: row.least_notice };
    await insertLesson(db, {
      id,
      packageId: row.id,
      slotId,
      buyerId: viewer.id,
      timeZone,
      now,
      amount: Math.floor(row.amount / row.lessons),
      freeHours: row.free_hours,
      byHand: row.by_hand,
      acceptBy: row.by_hand ? answerBy(asked, now) : null,
    });
    await upsertClocks(db, clocksOf(id, new Date(from), zones));
    booked.push(id);
  }
  const said = { asked: row.questions, answers: answers.map(({ answer }) => answer) };
  if (row.questions.length > 0) await insertAnswered(db, found(booked[0]), said);
  await notifyOfLessons(ctx, booked, row.by_hand ? 'requested' : 'confirmed');
}

/** Whether the buyer answers what is asked now: the host may have changed it since they read it. */
const isAnswered = ({ questions }: PackageRow, answers: readonly BookingAnswer[]): boolean =>
  answers.length === questions.length &&
  questions.every(({ text, isRequired }, at) => {
    const given = answers[at];
    return given?.question === text && (!isRequired || given.answer !== '');
  });

/**
 * Cancels a lesson that has not begun, or ends a request. The caller has locked its order.
 * @param isReturned it is in its package again; otherwise it is used
 */
export async function cancelTaken(ctx: Ctx, sold: SoldBooking, isReturned: boolean): Promise<void> {
  await leaveSlot(ctx, sold, isReturned);
  await notifyOfBookings(ctx, [sold.id], 'cancelled');
}

/** A lesson that has begun is in its package again: its host was not there. The caller has locked its order. */
export const returnHeld = (ctx: Ctx, sold: SoldBooking): Promise<void> => leaveSlot(ctx, sold, true);

async function leaveSlot({ db, now }: Ctx, sold: SoldBooking, isReturned: boolean): Promise<void> {
  await lockHost(db, sold.host_id);
  await updateCancelled(db, [sold.id], { now, isReturned });
  await freeEmpty(db, [sold.slot_id]);
}

/** Notes who cancels the lessons of a package that have not begun, and why: letters say so. */
export const noteCancellingComing = (
  { db, now }: Ctx,
  packageId: string,
  how: { by: 'host' | 'team'; reason: string },
): Promise<void> => noteComing(db, packageId, { ...how, now });

/** Returns the lessons of a package that have begun and are not over. */
export const lessonsGoingOn = ({ db, now }: Ctx, packageId: string): Promise<string[]> =>
  listGoingOn(db, packageId, now);

/** It is the host who takes the time of a lesson away: its package lasts long enough for another after that time. */
export const extendFrom = ({ db }: Ctx, time: Date, packageId: string): Promise<void> =>
  updateEnd(db, packageId, new Date(time.getTime() + EXTENDED_MS));

/** Returns whether a lesson of a package is over of which its buyer can still say that its host was not there. */
export const hasJustBeen = ({ db, now }: Ctx, packageId: string): Promise<boolean> =>
  hasEnded(db, packageId, { from: new Date(now.getTime() - OBJECTION_MS), to: now });

/** The time of a package is over now, and its lessons that have not begun are cancelled. Its order is locked. */
export async function stopPackage(ctx: Ctx, { id, host_id, entitlement_id }: PackageRow): Promise<void> {
  await lockHost(ctx.db, host_id);
  await freeLessons(ctx, [entitlement_id]);
  await updateStopped(ctx.db, id, ctx.now);
}

/**
 * Returns when the money of a package may be paid out: after its last lesson where all are booked, and otherwise after
 * its end.
 */
export async function payableAt({ db, now }: Ctx, packageId: string): Promise<Date> {
  const row = found(await findById(db, packageId, now));
  const last = leftOf(row) === 0 && row.last_end ? row.last_end : row.ends_at;
  const usual = row.bought_at.getTime() + env().PAYOUT_HOLD_DAYS * DAY;
  return new Date(Math.max(last.getTime() + OBJECTION_MS, usual));
}
