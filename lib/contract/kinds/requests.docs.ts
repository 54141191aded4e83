import type { Docs } from '../openapi/docs';
import type * as kindsRequests from './requests';

export const docs: Docs<typeof kindsRequests> = {
  tag: 'Kinds of products',
  endpoints: {
    acceptBooking: {
      summary:
        'Accepts a booking that was asked for; to decline it, it is cancelled, and its buyer gets everything back',
    },
    listWaitingBookings: {
      summary:
        'Bookings about which the caller has to say something: to accept or decline, or whether they were there; soonest first',
    },
  },
};
