import type { Docs } from '../openapi/docs';
import type * as kindsBookingFeed from './booking-feed';

export const docs: Docs<typeof kindsBookingFeed> = {
  tag: 'Kinds of products',
  schemas: {
    CalendarFeed:
      'The secret URL of a calendar feed with the caller’s bookings. `feedUrl` is null until it is created',
  },
  parameters: {
    feed: 'The secret of the feed URL, followed by `.ics`',
  },
  endpoints: {
    getCalendarFeed: {
      summary: 'Returns the secret URL of the calendar feed with the bookings of the caller’s time',
    },
    renewCalendarFeed: {
      summary: 'Creates the secret URL of the caller’s calendar feed. An earlier URL stops working',
    },
    readCalendarFeed: {
      summary:
        'Returns the bookings of a host as a calendar (RFC 5545) in UTC, without attendees. Cancelled bookings are included and marked for 30 days',
    },
  },
};
