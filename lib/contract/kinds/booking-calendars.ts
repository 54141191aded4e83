import { z } from 'zod';
import { endpoint } from '../endpoint';
import { codeLike, Done, Time } from '../fields';

// When a host is busy by a calendar of theirs outside.

const isRead = (url: string) => URL.canParse(url) && /^(https|webcal):$/.test(new URL(url).protocol);

/** The address of a calendar; `webcal` is read as `https`. */
const CalendarUrl = codeLike().trim().min(1, 'validation:required').max(2000, 'validation:tooLong');

/** Why a calendar was not read. */
export const CalendarFailure = z.enum(['unreachable', 'too_large', 'too_slow', 'unreadable', 'endless']);
export type CalendarFailure = z.output<typeof CalendarFailure>;

export const BusyCalendar = z.object({
  /** null where the host named none */
  calendarUrl: z.string().nullable(),
  /** when it was last read; null before that */
  readAt: Time.nullable(),
  /** busy times from now on */
  busyCount: z.int(),
  /** why the last try failed; the times that were read before stay */
  failure: CalendarFailure.nullable(),
  /** it is read in a moment */
  isWaiting: z.boolean(),
  /** entries that were not read, or not whole */
  unreadCount: z.int(),
  /** names of time zones that nobody knows: their times are read in the host's zone */
  unknownZones: z.array(z.string()),
});
export type BusyCalendar = z.output<typeof BusyCalendar>;

export const getBusyCalendar = endpoint({
  id: 'getBusyCalendar',
  method: 'GET',
  path: '/booking-hours/busy',
  access: 'creator',
  response: BusyCalendar,
});

export const putBusyCalendar = endpoint({
  id: 'putBusyCalendar',
  method: 'PUT',
  path: '/booking-hours/busy',
  access: 'creator',
  body: z.object({ calendarUrl: CalendarUrl.refine(isRead, 'validation:url') }).strict(),
  response: BusyCalendar,
  rateLimit: { max: 60, seconds: 3600 },
  answers: 'getBusyCalendar',
});

export const deleteBusyCalendar = endpoint({
  id: 'deleteBusyCalendar',
  method: 'DELETE',
  path: '/booking-hours/busy',
  access: 'creator',
  response: Done,
  touches: ['getBusyCalendar', 'listOwnSlots'],
});
