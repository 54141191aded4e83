import { DAY, MINUTE } from '@/lib/shared/time';
import type { Hours, Range } from './hours';
import { offeredStarts, type Rules } from './offered-starts';

/** A slot that somebody has, with its buffers; without a product, a time at which the host is busy. */
interface Taken {
  slotId: string | null;
  productId: string | null;
  slot: Range;
  occupied: Range;
  seats: number;
  taken: number;
  /** the viewer has it */
  isOwn: boolean;
}

export interface Wanted {
  hours: Hours;
  rules: Rules;
  productId: string;
  /** of each slot; those of groups that began with more are not filled further */
  seats: number;
  /** minutes */
  length: number;
  now: number;
  /** slots that begin in it */
  within: Range;
  /** of the host, those of `around` */
  taken: readonly Taken[];
}

/** A slot that can be booked; `slotId` where others are in its group already. */
export interface Bookable {
  start: number;
  seatsLeft: number;
  slotId: string | null;
}

/** What has to be known of taken slots to judge those of a time: its weeks, and what may reach into it. */
export const around = ({ from, to }: Range): Range => ({ from: from - 9 * DAY, to: to + 9 * DAY });

/**
 * The slots that can be booked, in order: those of the hours that are free, and those of groups that have seats left.
 */
export function bookableSlots({ productId, seats, length, now, within, taken, ...host }: Wanted): Bookable[] {
  const free = offeredStarts({
    ...host,
    length,
    now,
    within,
    busy: taken.map(({ occupied }) => occupied),
    booked: taken.filter((one) => one.productId !== null).map(({ slot }) => slot.from),
  });
  const left = (one: Taken) => Math.min(one.seats, seats) - one.taken;
  const earliest = Math.max(within.from, now + host.rules.leastNotice * MINUTE);
  const groups = taken.filter(
    (one) =>
      one.productId === productId &&
      one.slot.to - one.slot.from === length * MINUTE &&
      !one.isOwn &&
      left(one) > 0 &&
      one.slot.from >= earliest &&
      one.slot.from < within.to,
  );
  return [
    ...free.map((start) => ({ start, seatsLeft: seats, slotId: null })),
    ...groups.map((one) => ({ start: one.slot.from, seatsLeft: left(one), slotId: one.slotId })),
  ].sort((one, other) => one.start - other.start);
}
