import type { Docs } from '../openapi/docs';
import type * as kindsWorkshopPeople from './workshop-people';

export const docs: Docs<typeof kindsWorkshopPeople> = {
  tag: 'Kinds of products',
  schemas: {
    OwnDate: 'A date of the caller’s workshop: how many come, and how many wait',
    SeatHolder: 'Somebody who has a seat on a date of the caller’s workshop, or bought its assessment alone',
  },
  endpoints: {
    listOwnDates: {
      summary: 'The dates of the caller’s workshop, the last hundred, latest first; `id` is the product’s',
    },
    listSeatHolders: {
      summary: 'Who has a seat on a date of the caller’s workshop, by the time of the purchase',
    },
    listTakers: {
      summary: 'Who bought the assessment of the caller’s workshop alone, and how it went; newest first',
    },
    putAttendance: {
      summary: 'Says whether somebody was there, from the start of the date on; their purchase shows it',
      example: { attendance: 'present' },
    },
    cancelWorkshopDate: {
      summary: 'Cancels a date that has not begun: all who have a seat get everything back, and read why',
      example: { reason: 'طرأ لي سفر في ذلك اليوم، وأعتذر منكم.' },
    },
  },
};
