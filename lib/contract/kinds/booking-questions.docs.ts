import type { Docs } from '../openapi/docs';
import type * as kindsBookingQuestions from './booking-questions';

export const docs: Docs<typeof kindsBookingQuestions> = {
  tag: 'Kinds of products',
  schemas: {
    HoldAnswers:
      'The host’s questions about a reserved slot, and the caller’s answers. `answers` is null until the questions are answered',
    BookingAnswer:
      'A host’s question and the buyer’s answer, which is empty for an optional question without an answer',
  },
  endpoints: {
    getHoldAnswers: {
      summary:
        'Returns the host’s questions about the slot reserved for the caller, and the caller’s answers',
    },
    putHoldAnswers: {
      summary:
        'Saves the caller’s answers to the host’s questions about a reserved slot, in the order of the questions. The slot can be ordered once all required questions are answered',
      example: { answers: ['عن بداية مشروعي'] },
    },
    listBookingAnswers: {
      summary: 'Returns the buyer’s answers to the host’s questions about a booking of the caller’s time',
    },
  },
};
