import type { Docs } from '../openapi/docs';
import type * as kindsWorkshops from './workshops';

export const docs: Docs<typeof kindsWorkshops> = {
  tag: 'Kinds of products',
  schemas: {
    SeatWait:
      'The caller’s entry on a waiting list. `state` is `offered` while an invitation reserves a seat for the caller until `until`',
    OpenDate:
      'A date of a workshop that has not begun, with the number of seats left for the caller. `wait` is null if the caller is not on its waiting list',
    SeatAttendance: 'The attendance of a buyer, as recorded by the seller',
    WorkshopSeat:
      'A purchased seat: its time, place and attendance. `attendance` is null if the seller has not recorded it',
    BoughtAssessment:
      'A quiz purchased without a date, and whether the buyer passed it. `certificate` is null if none is issued',
  },
  endpoints: {
    listWorkshopDates: {
      summary:
        'Returns the dates of a workshop that have not begun, with the number of seats left for the caller',
    },
    createSeatHold: {
      summary:
        'Reserves a seat on a date for the caller for ten minutes, replacing a reservation of another seat in the same workshop. Returns 409 `date_full` if no seat is left',
      example: { timeZone: 'Africa/Cairo' },
    },
    joinWaitingList: {
      summary:
        'Adds the caller to the waiting list of a full date. A seat that becomes free is reserved for the caller for 12 hours, at most until the start. Returns 409 `conflict` if seats are left, or if the date has begun',
    },
    leaveWaitingList: {
      summary:
        'Removes the caller from the waiting list of a date. If a seat was reserved for the caller, the next person on the list is invited',
    },
    getSeat: {
      summary: 'Returns the seat of one of the caller’s purchases: its time, place and attendance',
    },
    getBoughtAssessment: {
      summary:
        'Returns the quiz of one of the caller’s purchases that was purchased alone, and whether the caller passed it',
    },
    getSeatCalendar: {
      summary:
        'Returns a workshop date as a calendar file (RFC 5545) in UTC. A meeting link is shown on the page of the purchase, not in the file',
    },
    cancelSeat: {
      summary:
        'Cancels one of the caller’s seats under its cancellation rules. Returns 409 `conflict` if the share of the price to be refunded differs from `backBps`, or if the date has begun',
      example: { backBps: 10000 },
    },
  },
};
