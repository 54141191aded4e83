import { z } from 'zod';
import { isTimeZone } from '@/lib/shared/time-zone';
import { endpoint } from '../endpoint';
import { Id, line, Person, Time } from '../fields';

// When somebody can be booked, by the host's clock; `from` and `to` are minutes after midnight.

const MINUTES_A_DAY = 1440;

/** Times are chosen in steps of five minutes. */
const minutes = (most: number, least = 0) =>
  z
    .int()
    .min(least, 'validation:invalid')
    .max(most, 'validation:invalid')
    .multipleOf(5, 'validation:invalid');

/** By its name: an offset such as `+03:00` would not follow the clocks. */
export const ZoneName = z
  .string()
  .max(64, 'validation:invalid')
  .regex(/^[A-Za-z]/, 'validation:invalid')
  .refine(isTimeZone, 'validation:invalid');

export const DayWindow = z
  .object({ from: minutes(MINUTES_A_DAY - 5), to: minutes(MINUTES_A_DAY, 5) })
  .strict()
  .refine(({ from, to }) => from < to, 'validation:invalid');

const isInOrder = (windows: readonly { from: number; to: number }[]) =>
  windows.every(({ from }, at) => at === 0 || (windows[at - 1]?.to ?? 0) <= from);
/** In order; they may touch, but not overlap. */
export const DayWindows = z
  .array(DayWindow)
  .max(12, 'validation:invalid')
  .refine(isInOrder, 'validation:windowsOverlap');

/** Seven days, Sunday first. */
export const WeekWindows = z.array(DayWindows).length(7, 'validation:invalid');

const Day = z.iso.date('validation:date');
const Weekday = z.int().min(0, 'validation:invalid').max(6, 'validation:invalid');

export const HoursSeason = z
  .object({ name: line(60, 0), from: Day, to: Day, weekly: WeekWindows })
  .strict()
  .refine(({ from, to }) => from <= to, 'validation:invalid');

const areApart = (seasons: readonly { from: string; to: string }[]) =>
  seasons
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .every(({ from }, at, sorted) => at === 0 || (sorted[at - 1]?.to ?? '') < from);

/** Days that were not written yet are no days. */
function areDifferent(all: readonly { date: string }[]): boolean {
  const days = all.map(({ date }) => date).filter((date) => date !== '');
  return new Set(days).size === days.length;
}

const hours = {
  timeZone: ZoneName,
  weekly: WeekWindows,
  /** weeks that replace the usual one; both days belong to it */
  seasons: z.array(HoursSeason).max(20, 'validation:invalid').refine(areApart, 'validation:seasonsOverlap'),
  /** single days, whose windows replace all others; none is a day off */
  dates: z
    .array(z.object({ date: Day, windows: DayWindows }).strict())
    .max(400, 'validation:invalid')
    .refine(areDifferent, 'validation:dateTwice'),
  /** minutes from one slot of a window to the next */
  step: minutes(240, 5),
  /** minutes that are kept free around each booking; those of two bookings add up */
  bufferBefore: minutes(240),
  bufferAfter: minutes(240),
  /** minutes from now until the first slot */
  leastNotice: z.int().min(0, 'validation:invalid').max(43_200, 'validation:invalid'),
  /** how many days after today one can book */
  furthestDays: z.int().min(1, 'validation:invalid').max(365, 'validation:invalid'),
  mostPerDay: z.int().min(1, 'validation:invalid').max(100, 'validation:invalid').nullable(),
  mostPerWeek: z.int().min(1, 'validation:invalid').max(500, 'validation:invalid').nullable(),
  /** 0 is Sunday */
  weekStart: Weekday,
  weekend: z.array(Weekday).max(6, 'validation:invalid'),
};

export const BookingHours = z.object({
  ...hours,
  /** 0 where nothing was saved yet: then this is a suggestion, and nobody can book */
  version: z.int(),
  /** the next Ramadan by Umm al-Qura, or the one that it is, to suggest a season */
  ramadan: z.object({ from: z.iso.date(), to: z.iso.date() }),
});
export type BookingHours = z.output<typeof BookingHours>;

/** The local time of a moment. */
export const LocalTime = z.object({
  date: z.iso.date(),
  /** `HH:MM` */
  time: z.string(),
  /** of the clock from UTC at that moment, such as `+03:00` */
  offset: z.string(),
});
export type LocalTime = z.output<typeof LocalTime>;

/** A time that can be booked. Browsers do not reckon with zones: they show what stands here. */
export const Slot = z.object({
  startsAt: Time,
  endsAt: Time,
  /** for whoever asks, in the zone that they asked for */
  local: LocalTime,
  host: LocalTime,
});
export type Slot = z.output<typeof Slot>;

/** Slots that begin on one day of the zone that was asked for, in a few bytes each. */
export const SlotDay = z.object({
  date: z.iso.date(),
  /** of that zone's clock from UTC at these times, such as `+03:00` */
  offset: z.string(),
  /** of the host's clock at the same times */
  hostOffset: z.string(),
  /** when they begin: minutes after midnight by the clock of that zone, in order */
  times: z.array(z.int()),
});
export type SlotDay = z.output<typeof SlotDay>;

/** A booking that stood within the hours before, and does not any more. It stands until it is cancelled. */
export const OutsideBooking = z.object({
  _id: Id,
  title: z.string(),
  buyer: Person,
  /** its `local` times are those of the host's zone */
  slot: Slot,
});
export type OutsideBooking = z.output<typeof OutsideBooking>;

/** The slots that begin in a month of a zone. */
export const MonthQuery = z.object({
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'validation:invalid'),
  timeZone: ZoneName,
});

export const getBookingHours = endpoint({
  id: 'getBookingHours',
  method: 'GET',
  path: '/booking-hours',
  access: 'creator',
  response: BookingHours,
});

export const putBookingHours = endpoint({
  id: 'putBookingHours',
  method: 'PUT',
  path: '/booking-hours',
  access: 'creator',
  body: z.object({ ...hours, version: z.int().min(0).max(1_000_000_000) }).strict(),
  response: BookingHours.extend({ outside: z.array(OutsideBooking) }),
  errors: ['conflict'],
  touches: ['listOwnSlots'],
});

export const listOwnSlots = endpoint({
  id: 'listOwnSlots',
  method: 'GET',
  path: '/booking-hours/slots',
  access: 'creator',
  query: MonthQuery.extend({
    minutes: z.coerce.number().int().min(5).max(480).multipleOf(5).default(60),
  }),
  /** `minutes` is how long each takes */
  response: z.object({ minutes: z.int(), data: z.array(SlotDay) }),
});
