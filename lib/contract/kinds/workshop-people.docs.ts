import type { Docs } from '../openapi/docs';
import type * as kindsWorkshopPeople from './workshop-people';

export const docs: Docs<typeof kindsWorkshopPeople> = {
  tag: 'Kinds of products',
  schemas: {
    OwnDate:
      'A date of one of the caller’s workshops, with the numbers of sold seats, attendees and people on the waiting list',
    SeatHolder:
      'A buyer with a seat on a date of one of the caller’s workshops, or a buyer of its quiz alone',
  },
  endpoints: {
    listOwnDates: {
      summary:
        'Returns the dates of one of the caller’s workshops, latest first, at most one hundred. `id` is the id of the product',
    },
    listSeatHolders: {
      summary:
        'Returns the buyers with a seat on a date of one of the caller’s workshops, in order of purchase',
    },
    listTakers: {
      summary:
        'Returns the buyers of the quiz of one of the caller’s workshops alone, with their results, newest first',
    },
    putAttendance: {
      summary:
        'Records whether the buyer of a seat attended, and shows it on the buyer’s purchase. Returns 409 `conflict` if the date has not begun or the seat was cancelled',
      example: { attendance: 'present' },
    },
    cancelWorkshopDate: {
      summary:
        'Cancels a date of one of the caller’s workshops, refunds all buyers of a seat in full and notifies them of the reason. Returns 409 `conflict` if the date has begun or is already cancelled',
      example: { reason: 'طرأ لي سفر في ذلك اليوم، وأعتذر منكم.' },
    },
  },
};
