import 'server-only';
import type { LocalTime, Slot } from '@/lib/contract/kinds/booking-hours';
import { found } from '@/lib/server/errors';
import { MINUTE } from '@/lib/shared/time';
import { localAt, type Segment, segmentsOf } from './zone';

/** Slots with what the clocks of both sides show. @param starts in order */
export function presentSlots(
  starts: readonly number[],
  minutes: number,
  zones: { host: string; buyer: string },
): Slot[] {
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return [];
  const host = segmentsOf(zones.host, first, last + 1);
  const buyer = segmentsOf(zones.buyer, first, last + 1);
  return starts.map((start) => ({
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + minutes * MINUTE).toISOString(),
    local: clockAt(buyer, start),
    host: clockAt(host, start),
  }));
}

/** Returns when something is that was agreed, by both clocks. */
export function slotOf(
  { starts_at, ends_at }: { starts_at: Date; ends_at: Date },
  zones: { host: string; buyer: string },
): Slot {
  const minutes = (ends_at.getTime() - starts_at.getTime()) / MINUTE;
  return found(presentSlots([starts_at.getTime()], minutes, zones)[0]);
}

/** Returns the local time at an instant that is in one of the segments. */
export function clockAt(segments: readonly Segment[], instant: number): LocalTime {
  const { local, offset } = localAt(segments, instant);
  const shown = new Date(local).toISOString();
  const ahead = new Date(Math.abs(offset)).toISOString().slice(11, 16);
  return {
    date: shown.slice(0, 10),
    time: shown.slice(11, 16),
    offset: `${offset < 0 ? '-' : '+'}${ahead}`,
  };
}
