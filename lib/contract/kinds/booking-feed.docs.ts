import type { Docs } from '../openapi/docs';
import type * as kindsBookingFeed from './booking-feed';

export const docs: Docs<typeof kindsBookingFeed> = {
  tag: 'Kinds of products',
  schemas: {
    CalendarFeed: 'The secret address of the caller’s bookings, for calendar programs',
  },
  parameters: {
    feed: 'The secret of the address, and `.ics`',
  },
  endpoints: {
    getCalendarFeed: {
      summary: 'The secret address at which calendar programs read the bookings of the caller’s time',
    },
    renewCalendarFeed: {
      summary: 'Makes that address; made again, the one before shows nothing any more',
    },
    readCalendarFeed: {
      summary:
        'The bookings of a host as a calendar (RFC 5545), in UTC and without attendees; cancelled ones are marked for 30 days',
    },
  },
};
