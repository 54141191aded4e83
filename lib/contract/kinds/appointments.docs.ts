import type { Docs } from '../openapi/docs';
import type * as kindsAppointments from './appointments';

export const docs: Docs<typeof kindsAppointments> = {
  tag: 'Kinds of products',
  schemas: {
    BookingState:
      'Whether it takes place: requested until its host accepts it, cancelled where its money went back before',
    AskedToMove: 'That the host asked for another time, and why',
    Cancellation: 'Who cancelled a booking, and what they said',
    Booking: 'What somebody has booked: when, where, and with whom',
    HostBooking: 'What was booked of the caller’s time, and by which member',
  },
  parameters: {
    from: 'The first day, in the zone that `timeZone` names',
    days: 'How many days',
    timeZone: 'The zone whose days and times they are; without it, that of the caller’s hours',
  },
  endpoints: {
    getBooking: {
      summary: 'The booking that a purchase is of: when, where, and with whom',
    },
    getBookingCalendar: {
      summary:
        'The booking as a file for calendars (RFC 5545), in UTC, once it is accepted; a link is on its page, not in the file',
    },
    listBookings: {
      summary:
        'What was booked of the caller’s time, or of what they sell, and the workshops that they give, by the days of their zone, in order',
    },
    cancelBooking: {
      summary: 'Cancels a booking by its rules; `conflict` where something else would go back than `backBps`',
      example: { backBps: 10000 },
    },
    cancelHostBooking: {
      summary: 'Cancels a booking of the caller’s time: its buyer gets everything back, and reads why',
      example: { reason: 'طرأ لي سفر في ذلك اليوم، وأعتذر منك.' },
    },
  },
};
