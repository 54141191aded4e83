import 'server-only';
import type { OutsideBooking } from '@/lib/contract/kinds/booking-hours';
import type { MemberCtx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { getOthers } from '@/lib/server/users/service';
import { DAY, MINUTE } from '@/lib/shared/time';
import { presentSlots } from '../times/present-slots';
import { segmentsOf } from '../times/zone';
import { type HostRow, listOfHost } from './repo-appointments';
import type { HoursRow } from './repo-hours';
import { holds, localWindows, openRanges, type Range } from './slots/hours';

/** Further ahead than anything can be booked. */
const AHEAD_DAYS = 400;

/**
 * The caller's bookings that were within their hours and are not any more. Those that were outside before were agreed
 * so: the host has seen them.
 */
export async function listOutside(
  ctx: MemberCtx,
  before: HoursRow,
  after: HoursRow,
): Promise<OutsideBooking[]> {
  const from = ctx.now.getTime();
  const rows = (await listOfHost(ctx.db, ctx.viewer.id, { from, to: from + AHEAD_DAYS * DAY })).filter(
    ({ state }) => state === 'confirmed',
  );
  if (rows.length === 0) return [];
  const within = { from, to: Math.max(...rows.map(({ ends_at }) => ends_at.getTime())) };
  const [wasOpen, isOpen] = [openIn(before, within), openIn(after, within)];
  const left = rows.filter((row) => holds(wasOpen, slotOf(row)) && !holds(isOpen, slotOf(row)));
  const people = await getOthers(
    ctx,
    left.map(({ buyer_id }) => buyer_id),
  );
  return left.map((row) => ({
    _id: row.id,
    title: row.title,
    buyer: found(people.get(row.buyer_id)),
    slot: shown(row, after.time_zone),
  }));
}

const slotOf = ({ starts_at, ends_at }: HostRow): Range => ({
  from: starts_at.getTime(),
  to: ends_at.getTime(),
});

/** When somebody can be booked by their hours alone. */
function openIn(hours: HoursRow, { from, to }: Range): Range[] {
  const segments = segmentsOf(hours.time_zone, from - 2 * DAY, to + 2 * DAY);
  return openRanges(localWindows(hours, segments), segments);
}

function shown(row: HostRow, zone: string) {
  const { from, to } = slotOf(row);
  return found(presentSlots([from], (to - from) / MINUTE, { host: zone, buyer: zone })[0]);
}
