import { z } from 'zod';
import { endpoint } from '../endpoint';

// Bookings for the host's own calendar program, which subscribes to an address.

export const CalendarFeed = z.object({
  /** whoever has it reads when the host is booked; null before it was made */
  feedUrl: z.url().nullable(),
});
export type CalendarFeed = z.output<typeof CalendarFeed>;

export const getCalendarFeed = endpoint({
  id: 'getCalendarFeed',
  method: 'GET',
  path: '/booking-hours/feed',
  access: 'creator',
  response: CalendarFeed,
});

export const renewCalendarFeed = endpoint({
  id: 'renewCalendarFeed',
  method: 'POST',
  path: '/booking-hours/feed',
  access: 'creator',
  response: CalendarFeed,
  answers: 'getCalendarFeed',
});

export const readCalendarFeed = endpoint({
  id: 'readCalendarFeed',
  method: 'GET',
  path: '/calendar-feeds/{feed}',
  access: 'signed',
  proof: 'address',
  params: z.object({ feed: z.string().regex(/^[\w-]{32}\.ics$/) }),
  response: z.unknown(),
  raw: true,
  gives: ['text/calendar'],
  // Calendar programs read for many hosts from a few addresses.
  rateLimit: { max: 6000, seconds: 3600 },
});
