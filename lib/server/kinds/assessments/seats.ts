import 'server-only';
import type { WorkshopSeat } from '@/lib/contract/kinds/workshops';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { holderAccess } from '@/lib/server/entitlements/service';
import { env } from '@/lib/server/env';
import { AppError, found } from '@/lib/server/errors';
import { attachment } from '@/lib/server/http/attachment';
import { getOthers } from '@/lib/server/users/service';
import { CURRENCY } from '@/lib/shared/currency';
import { paths } from '@/lib/shared/paths';
import { certificateOf } from '../courses/certificates';
import { calendarFile } from '../times/calendar-file';
import { backOf, shareBack } from '../times/cancelling';
import { LINK_BEFORE } from '../times/link-before';
import { slotOf } from '../times/present-slots';
import { isHeld, owesPass, presentTaken } from './exam-times';
import { wasThere } from './purchases';
import { listTaken } from './repo-assessments';
import { lockDates, lockDatesOfOwner } from './repo-dates';
import * as repo from './repo-seats';

export type { SoldSeat } from './repo-seats';

/**
 * The seat of one of the caller's purchases.
 * @throws AppError `not_found`, `not_entitled` while its money is on the way back, or once it is back
 */
export async function getSeat(ctx: MemberCtx, id: string): Promise<WorkshopSeat> {
  const row = await ownSeat(ctx, id);
  const [people, taken] = await Promise.all([getOthers(ctx, [row.owner_id]), listTaken(ctx.db, [id])]);
  const isOwn = isHeld(row);
  const backBps = isOwn ? backShare(row, ctx.now) : 0;
  // Where the date is cancelled, its seats are given back a little later.
  const by = row.state === 'confirmed' && !isOwn ? 'host' : row.cancelled_by;
  const isOver = row.ends_at <= ctx.now;
  return {
    _id: row.id,
    productId: row.product_id,
    state: isOwn ? 'confirmed' : 'cancelled',
    slot: slotOf(row, { host: row.host_zone, buyer: row.time_zone }),
    timeZone: row.time_zone,
    host: found(people.get(row.owner_id)),
    place: row.place,
    hasBegun: row.starts_at <= ctx.now,
    isOver,
    isChanged: row.is_changed,
    rules: { freeUntilHours: row.free_hours, halfUntilHours: row.half_hours },
    backBps,
    back: { amount: backOf(row, backBps), currency: CURRENCY },
    linkAt: row.place === 'link' ? new Date(row.starts_at.getTime() - LINK_BEFORE).toISOString() : null,
    placeText: isShown(row, ctx.now) ? row.place_text : null,
    cancelled: !isOwn && by ? { by, reason: by === 'host' ? row.cancel_reason : '' } : null,
    attendance: row.attendance,
    assessments: presentTaken(taken, row, ctx.now),
    mayHaveCertificate: wasThere(row, ctx.now) && !owesPass(taken),
    certificate: await certificateOf(ctx, id),
  };
}

/** Returns how much goes back to a buyer who cancels now, in basis points: all where the date was changed since. */
export const backShare = (row: repo.SeatRow, now: Date): number => shareBack(row, now, row.is_changed);

function isShown({ state, place, starts_at, ends_at, date_cancelled }: repo.SeatRow, now: Date): boolean {
  if (state !== 'confirmed' || date_cancelled) return false;
  return place !== 'link' || (now.getTime() >= starts_at.getTime() - LINK_BEFORE && now < ends_at);
}

/**
 * The seat of one of the caller’s purchases, as it was sold.
 * @throws AppError `not_found`, `not_entitled` while its money is on the way back, or once it is back
 */
export async function ownSeat(ctx: MemberCtx, entitlementId: string): Promise<repo.SoldSeat> {
  if ((await holderAccess(ctx, entitlementId)) !== 'active') throw new AppError('not_entitled');
  return found(await repo.findSold(ctx.db, { buyerId: ctx.viewer.id, entitlementId }));
}

/**
 * The same as a file for calendars. A link is not in it: files are kept and passed on.
 * @throws AppError `not_found`, `not_entitled`
 */
export async function getSeatCalendar(ctx: MemberCtx, id: string): Promise<Response> {
  const row = await ownSeat(ctx, id);
  const people = await getOthers(ctx, [row.owner_id]);
  const body = calendarFile({ method: 'PUBLISH' }, [
    {
      id: row.id,
      title: row.title,
      sequence: row.sequence,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      changedAt: row.changed_at ?? row.created_at,
      isCancelled: row.state === 'cancelled' || row.date_cancelled,
      hostName: found(people.get(row.owner_id)).name,
      location: row.place === 'link' ? null : row.place_text || null,
      url: new URL(paths.library(id), env().APP_URL).href,
    },
  ]);
  return attachment({ name: `${row.title}.ics`, type: 'text/calendar; charset=utf-8; method=PUBLISH', body });
}

/** The seat that one of the caller's purchases is of, as it was sold. @throws AppError `not_found` */
export const findBoughtSeat = async ({ db, viewer }: MemberCtx, entitlementId: string) =>
  found(await repo.findSold(db, { buyerId: viewer.id, entitlementId }));

/** A sold seat, whosever it is. @throws AppError `not_found` */
export const findSeatSale = async ({ db }: Ctx, seatId: string) => found(await repo.findSold(db, { seatId }));

/** Nobody changes the date of a sold seat until the caller's transaction ends. Who locks its order does so before. */
export async function lockDate({ db }: Ctx, { date_id }: Pick<repo.SoldSeat, 'date_id'>): Promise<void> {
  await lockDates(db, [date_id]);
}

/** Notes who cancels a seat, before its right is taken away: letters say so. */
export const noteCancelled = ({ db }: Ctx, seatId: string, by: 'host' | 'buyer' | 'team'): Promise<void> =>
  repo.updateSeat(db, seatId, { cancelled_by: by });

/** Sold seats that nobody can use, by their ids. */
export const listEnded = ({ db, now }: Ctx, page: { after: string | null; limit: number }) =>
  repo.listEnded(db, { now, ...page });

/**
 * Returns whether a sold seat is one of them still, or is lost: its right came back after a dispute, and it did not.
 */
export function isEnded(sold: repo.SoldSeat, now: Date): boolean {
  if (sold.access !== 'active') return false;
  return isLost(sold) || sold.date_cancelled || (sold.starts_at > now && !sold.is_given);
}

/** Returns whether the seat of a right is not its holder's any more. */
export const isLost = ({ state }: repo.SoldSeat): boolean => state === 'cancelled';

/** Returns how many seats somebody has sold whose date is not over yet. */
export const countSeatsAhead = ({ db, now }: Ctx, ownerId: string): Promise<number> =>
  repo.countAfter(db, ownerId, now);

/** The same, and nobody takes a seat until the caller's transaction ends. */
export async function holdSeatsAhead(ctx: Ctx, ownerId: string): Promise<number> {
  await lockDatesOfOwner(ctx.db, ownerId);
  return countSeatsAhead(ctx, ownerId);
}
