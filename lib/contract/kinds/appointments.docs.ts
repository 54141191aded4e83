import type { Docs } from '../openapi/docs';
import type * as kindsAppointments from './appointments';

export const docs: Docs<typeof kindsAppointments> = {
  tag: 'Kinds of products',
  schemas: {
    BookingState:
      'The state of a booking: `requested` until the host accepts it, then `confirmed`, or `cancelled` if the price was refunded before the session',
    AskedToMove: 'A host’s request to move a booking to another time, with its reason',
    Cancellation: 'The cancellation of a booking: the party that cancelled it, and the reason',
    Booking: 'A booking as its buyer sees it: its time, place and host',
    HostBooking:
      'A booking of the caller’s time, or of an offer that the caller sells. `price` is null for a member who hosts a company’s offer',
  },
  parameters: {
    from: 'The first day, in the time zone `timeZone`',
    days: 'The number of days',
    timeZone: 'The time zone of the days and times. Defaults to the time zone of the caller’s hours',
  },
  endpoints: {
    getBooking: {
      summary: 'Returns the booking of one of the caller’s purchases: its time, place and host',
    },
    getBookingCalendar: {
      summary:
        'Returns the booking of a purchase as a calendar file (RFC 5545) in UTC. A meeting link is shown on the page of the booking, not in the file. Returns 409 `conflict` until the host accepts the booking',
    },
    listBookings: {
      summary:
        'Returns the bookings of the caller’s time and of the caller’s offers, and the workshop dates that the caller hosts, in chronological order',
    },
    cancelBooking: {
      summary:
        'Cancels one of the caller’s bookings under its cancellation rules. Returns 409 `conflict` if the share of the price to be refunded differs from `backBps`, or if the booking has begun',
      example: { backBps: 10000 },
    },
    cancelHostBooking: {
      summary:
        'Cancels a booking of the caller’s time, refunds the buyer in full and notifies the buyer of the reason. For a session of a package, the credit returns instead. Returns 409 `conflict` if the booking has begun or is already cancelled',
      example: { reason: 'طرأ لي سفر في ذلك اليوم، وأعتذر منك.' },
    },
  },
};
