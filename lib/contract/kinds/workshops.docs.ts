import type { Docs } from '../openapi/docs';
import type * as kindsWorkshops from './workshops';

export const docs: Docs<typeof kindsWorkshops> = {
  tag: 'Kinds of products',
  schemas: {
    SeatWait: 'Somebody waits for a seat, or one is kept for them until a moment',
    OpenDate: 'A date of a workshop that has not begun, with the seats that are left for the caller',
    SeatAttendance: 'Whether somebody was there, as the seller says',
    WorkshopSeat: 'A seat that somebody bought: when, where, and whether they were there',
    BoughtAssessment: 'An assessment that somebody bought without a date, and whether they passed it',
  },
  endpoints: {
    listWorkshopDates: {
      summary: 'The dates of a workshop that have not begun, with the seats that are left for the caller',
    },
    createSeatHold: {
      summary: 'Keeps a seat on a date for ten minutes, and gives back another of the same workshop',
      example: { timeZone: 'Africa/Cairo' },
    },
    joinWaitingList: {
      summary:
        'The caller waits for a seat on a full date. A seat that is free again is kept for them for 12 hours, never past the start',
    },
    leaveWaitingList: {
      summary: 'The caller does not wait any more; a seat that was kept for them is offered to the next',
    },
    getSeat: {
      summary: 'The seat that a purchase is of: when, where, and whether its holder was there',
    },
    getBoughtAssessment: {
      summary: 'The assessment that a purchase is of, where it was bought alone: whether it was passed',
    },
    getSeatCalendar: {
      summary: 'The date as a file for calendars (RFC 5545), in UTC; a link is on its page, not in the file',
    },
    cancelSeat: {
      summary: 'Gives a seat back by its rules; `conflict` where something else would go back than `backBps`',
      example: { backBps: 10000 },
    },
  },
};
