import type { Docs } from '../openapi/docs';
import type * as kindsBookingQuestions from './booking-questions';

export const docs: Docs<typeof kindsBookingQuestions> = {
  tag: 'Kinds of products',
  schemas: {
    HoldAnswers: 'What a host asks about a held slot, and what the caller answered',
    BookingAnswer: 'A question of a host, and what the buyer answered',
  },
  endpoints: {
    getHoldAnswers: {
      summary: 'What the host asks about the slot that the caller holds, and what they answered',
    },
    putHoldAnswers: {
      summary:
        'Answers those questions, each in its place; the slot can be ordered once all required ones are answered',
      example: { answers: ['عن بداية مشروعي'] },
    },
    listBookingAnswers: {
      summary: 'What the buyer of a booking of the caller’s time answered',
    },
  },
};
