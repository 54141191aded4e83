import type { Docs } from '../openapi/docs';
import type * as kindsBookingCalendars from './booking-calendars';

export const docs: Docs<typeof kindsBookingCalendars> = {
  tag: 'Kinds of products',
  schemas: {
    CalendarFailure: 'Why a calendar outside was not read',
    BusyCalendar: 'A calendar outside that says when its owner is busy, and how reading it went',
  },
  endpoints: {
    getBusyCalendar: {
      summary: 'The calendar outside that says when the caller is busy, and how reading it went',
    },
    putBusyCalendar: {
      summary:
        'Names that calendar (.ics); it is read at once and every half hour from then on, and its times are not offered',
      example: { calendarUrl: 'https://calendar.example/busy.ics' },
    },
    deleteBusyCalendar: {
      summary: 'Forgets that calendar and its busy times',
    },
  },
};
