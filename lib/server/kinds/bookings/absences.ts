import 'server-only';
import type { PageQuery } from '@/lib/contract/fields';
import type { Absence, DisputedAbsence } from '@/lib/contract/kinds/absences';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { AppError, found } from '@/lib/server/errors';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { getPeople } from '@/lib/server/users/service';
import { CURRENCY } from '@/lib/shared/currency';
import { MINUTE } from '@/lib/shared/time';
import { notifyOfBookings } from './notices';
import * as repo from './repo-absences';
import { OBJECTION_MS, type SoldBooking } from './sold-booking';

export type Side = 'host' | 'buyer';
export type Outcome = 'back' | 'kept';

/** Whoever comes a little late was there. */
const LATE_MS = 15 * MINUTE;

/** Returns whether either side can say at this moment that the other was not there. */
export function maySayAbsent(
  {
    state,
    accept_by,
    starts_at,
    ends_at,
  }: Pick<SoldBooking, 'state' | 'accept_by' | 'starts_at' | 'ends_at'>,
  now: Date,
): boolean {
  const at = now.getTime();
  const isWithin = at >= starts_at.getTime() + LATE_MS && at < ends_at.getTime() + OBJECTION_MS;
  return state === 'confirmed' && !accept_by && isWithin;
}

/**
 * One side says that the other was not there. The caller has locked the order, and keeps the money.
 * @throws AppError `conflict` too early, too late, where money is on its way back, or where one of the two said so
 */
export async function noteAbsence(ctx: Ctx, sold: SoldBooking, by: Side, text: string): Promise<void> {
  if (sold.access !== 'active' || !maySayAbsent(sold, ctx.now)) throw new AppError('conflict');
  const answer_by = new Date(ctx.now.getTime() + OBJECTION_MS);
  const row = { booking_id: sold.id, said_by: by, said_text: text, said_at: ctx.now, answer_by };
  if (!(await repo.insertAbsence(ctx.db, row))) throw new AppError('conflict');
  await notifyOfBookings(ctx, [sold.id], by === 'host' ? 'buyerAbsent' : 'hostAbsent');
}

/** An absence that is not settled. The caller has locked its order. */
export async function openAbsence({ db }: Ctx, bookingId: string): Promise<repo.AbsenceRow | null> {
  const [row] = await repo.listAbsencesOf(db, [bookingId]);
  return row && row.outcome === null ? row : null;
}

/**
 * What a side answers to what the other says about them.
 * @returns the outcome where they agree; null where they object, and an operator decides
 * @throws AppError `conflict` where it is not theirs to answer, answered already, or too late
 */
export async function noteAnswer(
  ctx: Ctx,
  sold: SoldBooking,
  by: Side,
  { agrees, text }: { agrees: boolean; text: string },
): Promise<Outcome | null> {
  const row = await openAbsence(ctx, sold.id);
  const isTheirs = row && row.said_by !== by && row.objected_at === null && ctx.now < row.answer_by;
  if (!isTheirs || sold.access !== 'active') throw new AppError('conflict');
  if (agrees) return outcomeAsSaid(row);
  await repo.updateAbsence(ctx.db, sold.id, { objection: text, objected_at: ctx.now });
  await notifyOfBookings(ctx, [sold.id], by === 'host' ? 'hostObjected' : 'buyerObjected');
  return null;
}

/** Who was not there pays for it. */
export const outcomeAsSaid = ({ said_by }: Pick<repo.AbsenceRow, 'said_by'>): Outcome =>
  said_by === 'buyer' ? 'back' : 'kept';

/** It is settled, and both sides are notified. */
export async function noteSettled(ctx: Ctx, bookingId: string, outcome: Outcome): Promise<void> {
  await repo.updateAbsence(ctx.db, bookingId, { outcome, settled_at: ctx.now });
  await notifyOfBookings(ctx, [bookingId], outcome === 'back' ? 'absenceBack' : 'absenceKept');
}

/** Bookings whose absence can be settled without an operator, by their ids. @param after the last one before */
export const listToSettle = (
  { db, now }: Ctx,
  page: { after: string | null; limit: number },
): Promise<string[]> => repo.listToSettle(db, { now, ...page });

/** The bookings of a line, or the lessons of its package, of which an absence is not settled. Its order is locked. */
export const openAbsencesOf = ({ db }: Ctx, lineId: string): Promise<string[]> => repo.listOpen(db, lineId);

/** Returns the reports of absence about bookings, by the bookings' ids. */
export async function absencesOf({ db }: Ctx, bookingIds: readonly string[]): Promise<Map<string, Absence>> {
  const rows = await repo.listAbsencesOf(db, bookingIds);
  return new Map(rows.map((row) => [row.booking_id, presentAbsence(row)]));
}

const presentAbsence = (row: repo.AbsenceRow): Absence => ({
  saidBy: row.said_by,
  text: row.said_text,
  answerBy: row.answer_by.toISOString(),
  objection: row.objected_at && row.objection,
  outcome: row.outcome,
});

/** A page of the absences about which the two do not agree, newest booking first. */
export async function listAbsences(ctx: MemberCtx, { cursor, limit }: PageQuery) {
  const all = await repo.listDisputed(ctx.db, { before: decodeIdCursor(cursor), limit });
  const { rows, nextCursor } = toPage(all, limit, ({ booking_id }) => [booking_id]);
  const people = await getPeople(
    ctx,
    rows.flatMap(({ host_id, buyer_id }) => [host_id, buyer_id]),
  );
  const data = rows.map(
    (row): DisputedAbsence => ({
      _id: row.booking_id,
      title: row.title,
      host: found(people.get(row.host_id)),
      buyer: found(people.get(row.buyer_id)),
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      price: { amount: row.amount, currency: CURRENCY },
      orderId: row.order_id,
      isLesson: row.is_lesson,
      absence: presentAbsence(row),
    }),
  );
  return { data, nextCursor };
}

/** Returns how many wait for an operator. */
export const countDisputedAbsences = ({ db }: Ctx): Promise<number> => repo.countDisputed(db);

/** The ids of their bookings, newest first. */
export const disputedAbsences = ({ db }: Ctx, limit: number): Promise<string[]> =>
  repo.listDisputedIds(db, limit);
