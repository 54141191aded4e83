import 'server-only';
import type { SlotHold } from '@/lib/contract/kinds/bookings';
import { found } from '@/lib/server/errors';
import { CURRENCY } from '@/lib/shared/currency';
import { HOUR, MINUTE } from '@/lib/shared/time';
import { presentSlots } from './present-slots';

/** A time that somebody keeps while they pay. */
export interface HeldTime {
  starts_at: Date;
  ends_at: Date;
  amount: number;
  /** in which the buyer chose it */
  time_zone: string;
  host_zone: string;
  free_hours: number;
  half_hours: number;
  held_until: Date;
}

/** @param acceptBy until when its host would answer, where they accept each by hand */
export function presentHold(held: HeldTime, now: Date, acceptBy: Date | null = null): SlotHold {
  const start = held.starts_at.getTime();
  const minutes = (held.ends_at.getTime() - start) / MINUTE;
  const zones = { host: held.host_zone, buyer: held.time_zone };
  /** what the buyer's clock shows so many hours before; null where that is over */
  const before = (hours: number) => {
    const moment = start - hours * HOUR;
    return moment > now.getTime() ? found(presentSlots([moment], minutes, zones)[0]).local : null;
  };
  const { free_hours, half_hours } = held;
  return {
    slot: found(presentSlots([start], minutes, zones)[0]),
    price: { amount: held.amount, currency: CURRENCY },
    rules: { freeUntilHours: free_hours, halfUntilHours: half_hours },
    timeZone: held.time_zone,
    freeUntil: before(free_hours),
    halfUntil: half_hours < free_hours ? before(half_hours) : null,
    acceptBy: acceptBy?.toISOString() ?? null,
    until: held.held_until.toISOString(),
  };
}
