import type { Slot, SlotDay } from '@/lib/contract/kinds/booking-hours';
import { MINUTE } from './time';

// A month of slots is sent by day, because a slot with both clocks takes thirty times as many bytes.

/** A slot with what all of its day have in common. */
export type SlotOf<D extends SlotDay> = Slot & Omit<D, keyof SlotDay>;

/** A month of slots, as the API sends it. */
export interface SlotDays<D extends SlotDay> {
  minutes: number;
  data: readonly D[];
}

/** Groups slots of `minutes` each by day, by the offsets of both clocks, and by what else they say. */
export function daysOf<S extends Slot>(
  slots: readonly S[],
  minutes: number,
): { minutes: number; data: (SlotDay & Omit<S, keyof Slot>)[] } {
  const days = new Map<string, SlotDay & Omit<S, keyof Slot>>();
  for (const { startsAt: _, endsAt: __, local, host, ...more } of slots) {
    const { date, time, offset } = local;
    const day = { date, offset, hostOffset: host.offset, ...more };
    const key = JSON.stringify(day);
    const times: number[] = days.get(key)?.times ?? [];
    times.push(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
    days.set(key, { ...day, times });
  }
  return { minutes, data: [...days.values()] };
}

/** Returns the slots of a month in order, as the clocks of both sides show them. */
export function slotsIn<D extends SlotDay>({ minutes, data }: SlotDays<D>): SlotOf<D>[] {
  return data
    .flatMap(({ date, offset, hostOffset, times, ...more }) => {
      const midnight = Date.parse(`${date}T00:00:00${offset}`);
      const hostAhead = Date.parse(`${date}T00:00:00Z`) - Date.parse(`${date}T00:00:00${hostOffset}`);
      return times.map((time) => {
        const start = midnight + time * MINUTE;
        const host = new Date(start + hostAhead).toISOString();
        return {
          startsAt: new Date(start).toISOString(),
          endsAt: new Date(start + minutes * MINUTE).toISOString(),
          local: { date, time: clockOf(time), offset },
          host: { date: host.slice(0, 10), time: host.slice(11, 16), offset: hostOffset },
          ...more,
        };
      });
    })
    .sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

const clockOf = (time: number) => `${twoDigits(Math.floor(time / 60))}:${twoDigits(time % 60)}`;
