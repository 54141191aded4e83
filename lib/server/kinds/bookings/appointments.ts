import 'server-only';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type * as contract from '@/lib/contract/kinds/appointments';
import type { Booking } from '@/lib/contract/kinds/appointments';
import type { MemberCtx } from '@/lib/server/ctx';
import { holderAccess } from '@/lib/server/entitlements/service';
import { env } from '@/lib/server/env';
import { AppError, found } from '@/lib/server/errors';
import { attachment } from '@/lib/server/http/attachment';
import { getOthers } from '@/lib/server/users/service';
import { CURRENCY } from '@/lib/shared/currency';
import { paths } from '@/lib/shared/paths';
import { calendarFile } from '../times/calendar-file';
import { backOf } from '../times/cancelling';
import { givesWorkshops, listGivenDates } from '../times/given-dates';
import { LINK_BEFORE } from '../times/link-before';
import { slotOf } from '../times/present-slots';
import { absencesOf, maySayAbsent } from './absences';
import { suggestion, todayIn } from './hours';
import * as repo from './repo-appointments';
import { offersOthers } from './repo-hosts';
import { findHours } from './repo-hours';
import { daysOf } from './slots/month';
import { backShare, chooseBy, isToChoose, movesLeft } from './sold-booking';
import { presentCancelled } from './who-cancelled';

/**
 * The booking of one of the caller's purchases.
 * @throws AppError `not_found`, `not_entitled` while its money is on the way back, or once it is back
 */
export async function getBooking(ctx: MemberCtx, id: string): Promise<Booking> {
  const row = await ownBooking(ctx, id);
  const people = await getOthers(ctx, [row.host_id]);
  const absence = (await absencesOf(ctx, [row.id])).get(row.id) ?? null;
  const backBps = row.state === 'confirmed' || chooseBy(row) ? backShare(row, ctx.now) : 0;
  return {
    _id: row.id,
    productId: row.product_id,
    ...standOf(row),
    slot: slotOf(row, { host: row.host_zone, buyer: row.time_zone }),
    timeZone: row.time_zone,
    weekStart: row.week_start,
    host: found(people.get(row.host_id)),
    hasBegun: row.starts_at <= ctx.now,
    isOver: row.ends_at <= ctx.now,
    place: row.place,
    rules: { freeUntilHours: row.free_hours, halfUntilHours: row.half_hours },
    backBps,
    back: { amount: backOf(row, backBps), currency: CURRENCY },
    movesLeft: movesLeft(row, ctx.now),
    isToChoose: row.lost_at !== null,
    chooseBy: chooseBy(row)?.toISOString() ?? null,
    askedToMove: askedToMove(row),
    isClockChanged: row.clock_changed,
    maySayAbsent: absence === null && maySayAbsent(row, ctx.now),
    absence,
    linkAt: row.place === 'link' ? new Date(row.starts_at.getTime() - LINK_BEFORE).toISOString() : null,
    placeText: isShown(row, ctx.now) ? row.place_text : null,
  };
}

/**
 * The same as a file for calendars. A link is not in it: files are kept and passed on.
 * @throws AppError `not_found`, `not_entitled`, `conflict` before its host has accepted it
 */
export async function getBookingCalendar(ctx: MemberCtx, id: string): Promise<Response> {
  return fileOf(ctx, await ownBooking(ctx, id));
}

/** The same for a lesson of one of the caller's packages. @throws AppError as above */
export async function getLessonCalendar(ctx: MemberCtx, id: string): Promise<Response> {
  const row = found(await repo.findBought(ctx.db, { lessonId: id, buyerId: ctx.viewer.id }));
  if ((await holderAccess(ctx, row.entitlement_id)) !== 'active') throw new AppError('not_entitled');
  return fileOf(ctx, row);
}

async function fileOf(ctx: MemberCtx, row: repo.BoughtRow): Promise<Response> {
  if (row.accept_by) throw new AppError('conflict');
  const people = await getOthers(ctx, [row.host_id]);
  const body = calendarFile({ method: 'PUBLISH' }, [
    {
      id: row.id,
      title: row.title,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      changedAt: row.changed_at,
      sequence: row.sequence,
      isCancelled: row.state === 'cancelled',
      hostName: found(people.get(row.host_id)).name,
      location: row.place === 'link' ? null : row.place_text || null,
      url: new URL(paths.library(row.entitlement_id), env().APP_URL).href,
    },
  ]);
  const type = 'text/calendar; charset=utf-8; method=PUBLISH';
  return attachment({ name: `${row.title}.ics`, type, body });
}

async function ownBooking(ctx: MemberCtx, id: string) {
  if ((await holderAccess(ctx, id)) !== 'active') throw new AppError('not_entitled');
  return found(await repo.findBought(ctx.db, { entitlementId: id }));
}

/** Returns where its money is back, a booking is not a request any more. */
export const standOf = ({ state, accept_by }: Pick<repo.HostRow, 'state' | 'accept_by'>) =>
  state === 'confirmed' && accept_by
    ? ({ state: 'requested', acceptBy: accept_by.toISOString() } as const)
    : { state, acceptBy: null };

function isShown({ state, accept_by, place, starts_at, ends_at }: repo.BoughtRow, now: Date): boolean {
  if (state !== 'confirmed' || accept_by) return false;
  return place !== 'link' || (now.getTime() >= starts_at.getTime() - LINK_BEFORE && now < ends_at);
}

/**
 * What was booked of the caller's time, or of what they sell, and the workshops that they give. Blocks hide nobody
 * here: who bought is named to the seller. A member of a company sees no prices, and the company no notes of theirs.
 */
export async function listBookings(
  ctx: MemberCtx,
  { from, days, timeZone: asked }: Parsed<typeof contract.listBookings>['query'],
): Promise<Payload<typeof contract.listBookings>> {
  const facts = await getCalendarFacts(ctx);
  if (!facts) return { data: [], workshops: [] };
  const timeZone = asked ?? facts.timeZone;
  const range = daysOf(from, days, timeZone);
  const rows = await repo.listOfHost(ctx.db, ctx.viewer.id, range, 'either');
  const workshops = await listGivenDates(ctx, range, timeZone);
  return { data: await presentOwn(ctx, rows, timeZone), workshops };
}

/** The caller's bookings that wait for their word: a request, or that they were not there, as the buyer says. */
export async function listWaiting(ctx: MemberCtx): Promise<{ data: contract.HostBooking[] }> {
  const facts = await getCalendarFacts(ctx);
  if (!facts) return { data: [] };
  return {
    data: await presentOwn(ctx, await repo.listWaiting(ctx.db, ctx.viewer.id, ctx.now), facts.timeZone),
  };
}

async function presentOwn(
  ctx: MemberCtx,
  rows: readonly repo.HostRow[],
  timeZone: string,
): Promise<contract.HostBooking[]> {
  const { id: me } = ctx.viewer;
  const people = await getOthers(
    ctx,
    rows.flatMap(({ buyer_id, host_id }) => [buyer_id, host_id]),
  );
  const absences = await absencesOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    _id: row.id,
    product: { _id: row.product_id, title: row.title },
    ...standOf(row),
    slot: slotOf(row, { host: row.host_zone, buyer: timeZone }),
    timeZone: row.time_zone,
    buyerTime: slotOf(row, { host: row.host_zone, buyer: row.time_zone }).local,
    buyer: found(people.get(row.buyer_id)),
    place: row.place,
    placeText: row.place_text,
    price: row.owner_id === me ? { amount: row.amount, currency: CURRENCY } : null,
    host: row.host_id === me ? null : found(people.get(row.host_id)),
    ofPackage: row.package_lessons ? { number: row.lesson_number, lessons: row.package_lessons } : null,
    askedToMove: askedToMove(row),
    cancelled: presentCancelled(row, row.host_id === me ? 'host' : 'seller', absences.get(row.id)),
    hasBegun: row.starts_at <= ctx.now,
    isOver: row.ends_at <= ctx.now,
    isToChoose: isToChoose(row),
    maySayAbsent: row.access === 'active' && !absences.has(row.id) && maySayAbsent(row, ctx.now),
    absence: absences.get(row.id) ?? null,
    note: row.host_id === me ? row.host_note : '',
    isDone: row.done_at !== null,
  }));
}

const askedToMove = ({ move_asked_at, move_reason }: Pick<repo.HostRow, 'move_asked_at' | 'move_reason'>) =>
  move_asked_at && { reason: move_reason };

/**
 * The caller's day and the beginning of their week, to draw their calendar; null before they said their hours, unless
 * they sell the time of others or give workshops.
 */
export async function getCalendarFacts(
  ctx: MemberCtx,
): Promise<{ today: string; weekStart: number; timeZone: string } | null> {
  const said = await findHours(ctx.db, ctx.viewer.id);
  const hours = said ?? ((await hasOtherTimes(ctx)) ? await suggestion(ctx) : null);
  if (!hours) return null;
  const { time_zone: timeZone, week_start: weekStart } = hours;
  return { today: todayIn(timeZone, ctx.now), weekStart, timeZone };
}

const hasOtherTimes = async (ctx: MemberCtx): Promise<boolean> =>
  (await offersOthers(ctx.db, ctx.viewer.id)) || givesWorkshops(ctx);
