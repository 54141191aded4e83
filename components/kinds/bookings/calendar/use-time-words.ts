'use client';

import type { Slot } from '@/lib/contract/kinds/booking-hours';
import { MINUTE } from '@/lib/shared/time';
import { useClock } from '../../times/use-week';

/** Minutes after midnight of what a clock shows. */
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Writes from when until when a slot is, by the reader's own clock: «13:00–14:00». */
export function useTimeWords(): (slot: Slot) => string {
  const clock = useClock();
  return ({ startsAt, endsAt, local }) => {
    const from = minutesOf(local.time);
    const length = (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE;
    return `${clock(from)}–${clock((from + length) % 1440)}`;
  };
}
