import { z } from 'zod';
import { endpoint } from '../endpoint';

// A feed of the host's bookings. The host's calendar program subscribes to its secret URL.

export const CalendarFeed = z.object({
  /** a secret URL, because it gives access to the host's bookings without sign-in; null until the host creates it */
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
  // Online calendars request the feeds of many hosts from a few IP addresses.
  rateLimit: { max: 6000, seconds: 3600 },
});
