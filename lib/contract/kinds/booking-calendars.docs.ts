import type { Docs } from '../openapi/docs';
import type * as kindsBookingCalendars from './booking-calendars';

export const docs: Docs<typeof kindsBookingCalendars> = {
  tag: 'Kinds of products',
  schemas: {
    CalendarFailure: 'The reason why an external calendar was not read',
    BusyCalendar:
      'An external calendar with a host’s busy times, and the result of the last attempt to read it. `calendarUrl` is null if the host has set none',
  },
  endpoints: {
    getBusyCalendar: {
      summary:
        'Returns the external calendar with the caller’s busy times, and the result of the last attempt to read it',
    },
    putBusyCalendar: {
      summary:
        'Sets the external calendar (.ics) with the caller’s busy times. It is read immediately and then every half hour, and slots at its busy times are not offered',
      example: { calendarUrl: 'https://calendar.example/busy.ics' },
    },
    deleteBusyCalendar: {
      summary: 'Removes the caller’s external calendar and its busy times',
    },
  },
};
