import 'server-only';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type * as contract from '@/lib/contract/kinds/booking-hours';
import type { BookingHours } from '@/lib/contract/kinds/booking-hours';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError } from '@/lib/server/errors';
import { daysOf } from '@/lib/shared/slot-days';
import { presentSlots } from '../times/present-slots';
import { localAt, segmentsOf } from '../times/zone';
import { listOutside } from './bookings-outside-hours';
import { findHours, findPlace, type HoursRow, saveHours } from './repo-hours';
import { listTaken } from './repo-slots';
import { around } from './slots/bookable';
import { dateOf } from './slots/hours';
import { monthOf } from './slots/month';
import { offeredStarts, type Rules } from './slots/offered-starts';
import { nextRamadan, suggestedHours } from './suggested-hours';

/** Returns when the caller can be booked, or a suggestion. */
export async function getBookingHours(ctx: MemberCtx): Promise<BookingHours> {
  return present(ctx, (await findHours(ctx.db, ctx.viewer.id)) ?? (await suggestion(ctx)));
}

/** What hours begin with, for the caller. */
export async function suggestion({ db, viewer, now }: MemberCtx): Promise<HoursRow> {
  return suggestedHours(viewer.id, await findPlace(db, viewer.id), now);
}

/**
 * Says when the caller can be booked, and which bookings that leaves outside. Single days that are over are left out.
 * @throws AppError `conflict` where it was saved since
 */
export function putBookingHours(
  ctx: MemberCtx,
  body: Parsed<typeof contract.putBookingHours>['body'],
): Promise<Payload<typeof contract.putBookingHours>> {
  const today = todayIn(body.timeZone, ctx.now);
  const row: HoursRow = {
    host_id: ctx.viewer.id,
    time_zone: body.timeZone,
    weekly: body.weekly,
    seasons: body.seasons
      .filter(({ to }) => to >= today)
      .toSorted((one, other) => one.from.localeCompare(other.from)),
    dates: body.dates
      .filter(({ date }) => date >= today)
      .toSorted((one, other) => one.date.localeCompare(other.date)),
    step: body.step,
    buffer_before: body.bufferBefore,
    buffer_after: body.bufferAfter,
    least_notice: body.leastNotice,
    furthest_days: body.furthestDays,
    most_per_day: body.mostPerDay,
    most_per_week: body.mostPerWeek,
    week_start: body.weekStart,
    weekend: [...new Set(body.weekend)].sort(),
    version: body.version,
    updated_at: ctx.now,
  };
  return inTransaction(ctx, async (ctx) => {
    const before = await findHours(ctx.db, row.host_id);
    if (!(await saveHours(ctx.db, row))) throw new AppError('conflict');
    // Saving has locked the host: nobody books by the old hours any more.
    const outside = before ? await listOutside(ctx, before, row) : [];
    return { ...present(ctx, { ...row, version: row.version + 1 }), outside };
  });
}

/** The slots of a month by the caller's hours, without what is booked or busy. */
export async function listOwnSlots(
  ctx: MemberCtx,
  { month, timeZone, minutes }: Parsed<typeof contract.listOwnSlots>['query'],
): Promise<Payload<typeof contract.listOwnSlots>> {
  const row = (await findHours(ctx.db, ctx.viewer.id)) ?? (await suggestion(ctx));
  const within = monthOf(month, timeZone);
  const rules = rulesOf(row);
  const who = { hostId: row.host_id, viewerId: null, movingId: null, keepsOrdered: true };
  const taken = await listTaken(ctx.db, { ...who, within: around(within), now: ctx.now });
  const starts = offeredStarts({
    hours: row,
    rules,
    within,
    length: minutes,
    now: ctx.now.getTime(),
    busy: taken.map((one) => ({ from: one.occupied_from.getTime(), to: one.occupied_to.getTime() })),
    booked: taken.filter((one) => one.product_id !== null).map((one) => one.starts_at.getTime()),
  });
  return daysOf(presentSlots(starts, minutes, { host: row.time_zone, buyer: timeZone }), minutes);
}

/** The day that it is in a zone, as `YYYY-MM-DD`. */
export const todayIn = (zone: string, now: Date): string => {
  const at = now.getTime();
  return dateOf(localAt(segmentsOf(zone, at, at + 1), at).local);
};

/** The rules of somebody's hours. */
export const rulesOf = (row: HoursRow): Rules => ({
  zone: row.time_zone,
  step: row.step,
  before: row.buffer_before,
  after: row.buffer_after,
  leastNotice: row.least_notice,
  furthestDays: row.furthest_days,
  mostPerDay: row.most_per_day,
  mostPerWeek: row.most_per_week,
  weekStart: row.week_start,
});

function present({ now }: MemberCtx, row: HoursRow): BookingHours {
  return {
    timeZone: row.time_zone,
    // Their windows are arrays of the database's own.
    weekly: row.weekly.map((day) => [...day]),
    seasons: row.seasons.map((season) => ({ ...season, weekly: season.weekly.map((day) => [...day]) })),
    dates: row.dates.map(({ date, windows }) => ({ date, windows: [...windows] })),
    step: row.step,
    bufferBefore: row.buffer_before,
    bufferAfter: row.buffer_after,
    leastNotice: row.least_notice,
    furthestDays: row.furthest_days,
    mostPerDay: row.most_per_day,
    mostPerWeek: row.most_per_week,
    weekStart: row.week_start,
    weekend: row.weekend,
    version: row.version,
    ramadan: nextRamadan(todayIn(row.time_zone, now)),
  };
}
