import type { Docs } from '../openapi/docs';
import type * as kindsRequests from './requests';

export const docs: Docs<typeof kindsRequests> = {
  tag: 'Kinds of products',
  endpoints: {
    acceptBooking: {
      summary:
        'Accepts a requested booking. Cancelling the booking instead declines it and refunds the buyer in full. Returns 409 `conflict` if the booking is no longer a request',
    },
    listWaitingBookings: {
      summary:
        'Returns the bookings that need a response from the caller, soonest first: requests to accept or decline, and reports that the caller was absent',
    },
  },
};
