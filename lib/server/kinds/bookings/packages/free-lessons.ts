import 'server-only';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type { BookableSlot } from '@/lib/contract/kinds/bookings';
import type * as contract from '@/lib/contract/kinds/packages';
import type { PackageWeek } from '@/lib/contract/kinds/packages';
import type { MemberCtx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { daysOf } from '@/lib/shared/slot-days';
import { DAY } from '@/lib/shared/time';
import { presentSlots } from '../../times/present-slots';
import { localAt, segmentsOf, startOf } from '../../times/zone';
import { type Agreed, type Booked, findBookedOf, nextSlots, presented } from '../free-slots';
import { monthOf } from '../slots/month';
import { findBoughtLesson, movesLeft } from '../sold-booking';
import type { PackageRow } from './repo-packages';
import { ownPackage } from './view';

const OTHERS = 3;

/** What is agreed by a package: it keeps its length, and ends. */
export const agreedBy = ({ ends_at }: Pick<PackageRow, 'ends_at'>): Agreed => ({ until: ends_at });

/**
 * The slots of a month in which a lesson of one of the caller's packages can be booked; or to which one can be moved.
 * @throws AppError `not_found`, `not_entitled`, `conflict` where it cannot be moved
 */
export async function listPackageSlots(
  ctx: MemberCtx,
  id: string,
  { month, timeZone, lesson }: Parsed<typeof contract.listPackageSlots>['query'],
): Promise<Payload<typeof contract.listPackageSlots>> {
  const row = await ownPackage(ctx, id);
  const booked = await findBookedOf(ctx, row);
  const asked = { minutes: row.minutes, timeZone, within: monthOf(month, timeZone), agreed: agreedBy(row) };
  if (!lesson) return daysOf(await presented(ctx, booked, asked), row.minutes);
  const sold = await findBoughtLesson(ctx, lesson);
  if (sold.package_id !== row.id || movesLeft(sold, ctx.now) === 0) throw new AppError('conflict');
  const moving = { bookingId: sold.id, startsAt: sold.starts_at };
  return daysOf(await presented(ctx, booked, { ...asked, moving }), row.minutes);
}

/** The next slots after a moment in which a lesson can be booked. */
export async function nextLessons(
  ctx: MemberCtx,
  row: PackageRow,
  { startsAt, timeZone }: { startsAt: string; timeZone: string },
): Promise<BookableSlot[]> {
  const booked = await findBookedOf(ctx, row);
  const asked = { minutes: row.minutes, timeZone, from: Date.parse(startsAt), agreed: agreedBy(row) };
  return nextSlots(ctx, booked, asked);
}

/**
 * The same time by the host's clock in the next weeks, with what is free instead where it is taken.
 * @throws AppError `not_found`, `not_entitled`
 */
export async function listPackageWeeks(
  ctx: MemberCtx,
  id: string,
  { startsAt, count, timeZone }: Parsed<typeof contract.listPackageWeeks>['query'],
): Promise<Payload<typeof contract.listPackageWeeks>> {
  const row = await ownPackage(ctx, id);
  const booked = await findBookedOf(ctx, row);
  const starts = weeklyFrom(Date.parse(startsAt), count, row.host_zone);
  const [first, last] = [starts[0] ?? 0, starts.at(-1) ?? 0];
  const within = { from: first - 3 * DAY, to: last + 4 * DAY };
  const asked = { minutes: row.minutes, timeZone, within, agreed: agreedBy(row) };
  const free = await presented(ctx, booked, asked);
  const slots = presentSlots(starts, row.minutes, { host: row.host_zone, buyer: timeZone });
  const furthest = Math.min(row.ends_at.getTime(), furthestOf(ctx, booked));
  return {
    data: slots.map((slot): PackageWeek => {
      if (free.some((one) => one.startsAt === slot.startsAt)) return { slot, state: 'free', others: [] };
      const others = around(free, Date.parse(slot.startsAt));
      return { slot, state: Date.parse(slot.endsAt) > furthest ? 'beyond' : 'taken', others };
    }),
  };
}

/** A moment and the same time by a zone's clock in the weeks after it. */
function weeklyFrom(start: number, count: number, zone: string): number[] {
  const { local } = localAt(segmentsOf(zone, start, start + 1), start);
  return Array.from({ length: count }, (_, week) => startOf(local + week * 7 * DAY, zone));
}

/** When the last day is over that can be booked. */
function furthestOf({ now }: MemberCtx, { hours }: Booked): number {
  const at = now.getTime();
  const { local } = localAt(segmentsOf(hours.time_zone, at, at + 1), at);
  return startOf(Math.floor(local / DAY) * DAY + (hours.furthest_days + 1) * DAY, hours.time_zone);
}

/** Free times at most three days away, the nearest first. */
function around(free: readonly BookableSlot[], start: number): BookableSlot[] {
  const away = ({ startsAt }: BookableSlot) => Math.abs(Date.parse(startsAt) - start);
  return free
    .filter((one) => away(one) <= 3 * DAY)
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, OTHERS);
}
